"""Errors: one clear line on stderr and exit code 2, never a traceback. This is the only place that shows them."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from triptych.cli import INTERRUPTED
from triptych.cli.say import say
from triptych.core.errors import TriptychError

WRONG = 2
"""The exit code of everything that was asked wrongly, or that is wrong in a file."""

DEBUG = "TRIPTYCH_DEBUG"
"""Set in the environment, it shows where a mistake of ours was made."""

_PIPE_CLOSED = 141


class OneLineErrors(TyperGroup):
    """Runs the commands, and turns whatever is wrong into one line."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        _bear_any_character()
        try:
            code = super().main(*args, **kwargs)
            sys.stdout.flush()
        except typer.TyperException as error:
            sys.exit(complain(_with_help(error)))
        except TriptychError as error:
            sys.exit(complain(str(error)))
        except BrokenPipeError:
            sys.exit(_forget_output())
        except SystemExit as end:
            if isinstance(end.__context__, BrokenPipeError):  # rich and typer make an exit with 1 of it before it gets here
                sys.exit(_forget_output())
            raise
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)
        except Exception as error:
            if os.environ.get(DEBUG):
                raise
            sys.exit(complain(say("error-ours", kind=type(error).__name__, text=str(error), debug=DEBUG)))
        sys.exit(code or 0)


def complain(text: str) -> int:
    """Say in one line what is wrong; the exit code to leave with."""
    line = "; ".join(part.strip() for part in text.splitlines() if part.strip())
    sys.stderr.write(f"{say('error', text=line)}\n")
    return WRONG


def _bear_any_character() -> None:
    """A terminal that knows less than UTF-8 gets question marks, and what cannot be read is wrong input: neither ends anything."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _with_help(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    text = error.format_message()
    return say("error-usage", text=text.rstrip("."), command=context.command_path) if context else text


def _forget_output() -> int:
    """Whoever read our output has gone (`triptych rules ... | head`): nothing more to say, not even when Python flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return _PIPE_CLOSED
