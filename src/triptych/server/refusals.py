"""What somebody asked for and does not get: a message of text/*.ftl and its arguments, put into his own language at the edge.

Programs are told a code beside the sentence: the message's id without `refused-`. It stays what it is, whatever the words become.
"""

from __future__ import annotations

from starlette.exceptions import HTTPException

from triptych.core.errors import ContentError, IllegalMove, TriptychError, UnknownName
from triptych.core.words import LONGEST_ARGUMENT
from triptych.server.speech import page_words

FAMILY = "refused-"
MOST_DETAIL = LONGEST_ARGUMENT


class Refusal(TriptychError):
    """A refusal; 400 unless it says otherwise."""

    status = 400
    again_after = 0
    """Seconds after which it is worth asking again; 0 if it is not."""

    def __init__(self, message: str, **args: int | str) -> None:
        super().__init__(message)
        self.message = message
        self.args_said = args

    @property
    def code(self) -> str:
        return self.message.removeprefix(FAMILY)

    @property
    def headers(self) -> dict[str, str]:
        """What goes with the answer."""
        return {"Retry-After": str(self.again_after)} if self.again_after else {}

    def say(self, language: str) -> str:
        """The sentence. What somebody sent may stand in it, whatever letters that has."""
        return page_words(language).say(self.message, **self.args_said).encode("utf-8", "replace").decode("utf-8")

    def told(self, language: str) -> dict[str, str]:
        """As JSON has it."""
        return {"error": self.say(language), "code": self.code}


class NotKnown(Refusal):
    """Whoever asks is nobody here."""

    status = 401


class Forbidden(Refusal):
    """This is not his to do."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class NotAllowed(Refusal):
    """There is such an address, but it is not asked this way."""

    status = 405


class Stale(Refusal):
    """The sender has not seen what happened last; the fresh view goes with it."""

    status = 409


class OldRules(Refusal):
    """A table whose rules are not played any more; what is left of it is its record."""

    status = 410

    def __init__(self, table_id: str, rules: int, has_record: bool) -> None:
        super().__init__("refused-old-rules", rules=rules)
        self.record_url = f"/api/tables/{table_id}/record" if has_record else ""


class TooLarge(Refusal):
    """More than anybody needs to send."""

    status = 413


class Malformed(Refusal):
    """It can be read, but it is not what belongs there."""

    status = 422


class TooMany(Refusal):
    """Too often, or too many at once."""

    status = 429


class Trouble(Refusal):
    """Our own mistake."""

    status = 500


class NotNow(Refusal):
    """We cannot just now: whoever asks the same again in a moment may get it."""

    status = 503
    again_after = 1


def of_error(error: TriptychError) -> Refusal:
    """What core refuses is about notation and files; it stays in English, in a sentence of the reader's own."""
    if isinstance(error, Refusal):
        return error
    detail = str(error)[:MOST_DETAIL]
    if isinstance(error, ContentError):
        return Refusal("refused-content", detail=detail)
    if isinstance(error, IllegalMove):
        return Refusal("refused-move", detail=detail)
    if isinstance(error, UnknownName):
        return NotFound("refused-unknown", detail=detail)
    return Refusal("refused-input", detail=detail)


def of_http_error(error: HTTPException) -> Refusal:
    """What the framework refuses by itself."""
    if error.status_code == 404:
        return NotFound("refused-page")
    if error.status_code == 405:
        return NotAllowed("refused-method")
    refusal = Refusal("refused-input", detail=str(error.detail)[:MOST_DETAIL])
    refusal.status = error.status_code
    return refusal
