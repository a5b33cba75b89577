"""The `triptych` command: its subcommands and their options. What they do stands in the modules they call."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import triptych
from triptych.cli.errors import OneLineErrors, complain
from triptych.cli.say import say
from triptych.core.errors import TriptychError
from triptych.core.words import LANGUAGES

app = typer.Typer(
    cls=OneLineErrors,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by its name; triptych games lists them.")]
Content = Annotated[Path | None, typer.Option(metavar="FILE", help="Your own content file (TOML) in place of ours.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, as triptych games lists them.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON value on stdout, nothing else.")]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"triptych {triptych.__version__} ({'compiled' if triptych.compiled else 'interpreted'})")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog="Example: triptych play column-of-fire --seats me,greedy,random")
def triptych_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)] = False,
) -> None:
    """Board games of faith and power in your terminal: play, look up the rules, let bots play, replay and check records."""
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


@app.command(epilog="Example: triptych games")
def games() -> None:
    """List the games that can be played."""
    from triptych.cli.show import show_games

    show_games()


@app.command(epilog="Example: triptych rules column-of-fire CF-5.4 --language de")
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(metavar="ID", help="One rule (CF-5.4) or section (CF-5).", show_default=False)] = "",
    language: Annotated[str, typer.Option(metavar="CODE", help=f"The language: {', '.join(LANGUAGES)}.")] = LANGUAGES[0],
) -> None:
    """Read the rules of a game, whole or one by one."""
    from triptych.cli.show import show_rules

    show_rules(game, rule, language)


@app.command(epilog="Example: triptych cards column-of-fire captain")
def cards(
    game: GameName,
    word: Annotated[str, typer.Argument(metavar="WORD", help="Only what has this word on it.", show_default=False)] = "",
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    """Look through cards, tiles and spaces: what they do, and where we have it from."""
    from triptych.cli.show import show_cards

    show_cards(game, word, content, as_json)


@app.command(epilog="Example: triptych play column-of-fire --seats me:Ann,greedy --record a.txt")
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game by its name.", show_default=False)] = "",
    seats: Annotated[str, typer.Option(metavar="LIST", help="Who plays: me, me:Ann, or a bot, e.g. me,greedy,random.")] = "",
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed and choices give the same game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file, after every move.")] = None,
    content: Content = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with the game in this file.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    from triptych.cli.play import play as play_new
    from triptych.cli.play import play_on

    given = {"GAME": game, "--seats": seats, "--seed": seed, "--record": record, "--content": content, "--option": option}
    named = [name for name, value in given.items() if value not in ("", None, [])]
    if resume is not None:
        if named:
            raise TriptychError(say("resume-alone", what=", ".join(named)))
        play_on(resume)
    elif not game:
        raise TriptychError(say("play-what-game"))
    else:
        play_new(game, seats, seed, record, content, option)


@app.command(epilog="Example: triptych simulate column-of-fire --seats greedy,random --games 500")
def simulate(
    game: GameName,
    seats: Annotated[str, typer.Option(metavar="LIST", help="The bots; their seats rotate from game to game.")],
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same result, whatever --jobs is.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="How many processes.")] = 1,
    as_json: AsJson = False,
    content: Content = None,
    option: Options = None,
) -> None:
    """Let bots play many games, and see who wins how often. Ctrl-C keeps what is done."""
    from triptych.cli.simulate import simulate as run

    run(game, seats, count, seed, jobs, content, option, as_json)


@app.command(epilog="Example: triptych arena sola-fide --bots greedy,random --games 200 --jobs 2 --resume arena.jsonl --html arena.html")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="LIST", help="The bots, each against each.")],
    players: Annotated[int, typer.Option(metavar="N", min=2, help="With more than two, each meets a field of each other.")] = 2,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Games of each pairing, in whole rounds of seats.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games, whatever --jobs is.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="How many processes.")] = 1,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every game in this file, and go on where it ends.")] = None,
    sprt: Annotated[
        str, typer.Option(metavar="LOW,HIGH", help="Stop a pairing once the first one's share is surely above LOW, or below HIGH.")
    ] = "",
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="Only the first bot meets the others, alone against each field.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots into this file.")] = None,
    as_json: AsJson = False,
    language: Annotated[str, typer.Option(metavar="CODE", help=f"The language of the report: {', '.join(LANGUAGES)}.")] = LANGUAGES[0],
    content: Content = None,
    option: Options = None,
) -> None:
    """Let bots meet, each against each, and see how strong they are. Ctrl-C keeps what is done."""
    from triptych.cli.arena import arena as run

    run(game, bots, players, count, seed, jobs, content, option, resume, html, sprt, gauntlet, language, as_json)


@app.command(epilog="Example: triptych replay game.txt --at 40 --seat 1")
def replay(
    record: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After this many lines; without it, the end.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="As this seat saw it; without it, as a spectator did.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into this file instead.")] = None,
) -> None:
    """Show any moment of a recorded game."""
    from triptych.cli.replay import replay as show

    show(record, at, seat, svg)


@app.command(epilog="Example: triptych analyse game.txt --html analysis.html --seconds 60 --jobs 2")
def analyse(
    record: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game, finished or not.")],
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with curve and reasons into this file.")] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Looks ahead in all, 40,000 if nothing is said; at least 20 for each decision.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(metavar="S", help="How long it may take, instead; each decision gets a few looks all the same.")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="Only the decisions of this seat.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same judgement, whatever --jobs is.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="How many processes.")] = 1,
    as_json: AsJson = False,
    language: Annotated[str, typer.Option(metavar="CODE", help=f"The language: {', '.join(LANGUAGES)}.")] = LANGUAGES[0],
) -> None:
    """Look at a recorded game: every decision, what a bot would have done, and why. Ctrl-C keeps what is done."""
    from triptych.cli.analyse import analyse as run

    run(record, html, iterations, seconds, seat, seed, jobs, language, as_json)


@app.command(epilog="Example: triptych verify game.txt")
def verify(records: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Recorded games.")]) -> None:
    """Check recorded games: is every line legal, the result right, and, where the seed is shown, were the dice fair?"""
    from triptych.cli.replay import verify as check

    code = 0
    for record in records:
        try:
            check(record)
        except TriptychError as error:
            code = complain(str(error))
    raise typer.Exit(code)


@app.command(epilog="Example: triptych bench --seconds 10")
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; without it, the first.", show_default=False)] = "",
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, max=600, help="How long to measure each thing.")] = 4.0,
    option: Options = None,
    beside: Annotated[Path | None, typer.Option(metavar="FILE", help="What --json wrote in another run, to compare with.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast engine and search are here, beside catanatron if that is installed."""
    from triptych.cli.bench import bench as measure

    measure(game, seconds, option, beside, as_json)


@app.command(epilog="Example: triptych serve --host 0.0.0.0 --port 8000")
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets friends in your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 takes any that is free.")] = 8000,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where games and key are kept; DATABASE_URL sets a database.")] = None,
    workers: Annotated[int, typer.Option(metavar="N", min=0, max=64, help="Processes for bots; 0: one a core, less one, at least 3.")] = 0,
    rates: Annotated[bool, typer.Option(help="Limit how often one address may ask.")] = True,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A TLS proxy of yours, or a network of them: their X-Forwarded headers are believed."),
    ] = None,
    sockets: Annotated[int, typer.Option(metavar="N", min=1, help="Sockets open at once, all together.")] = 900,
    new_key: Annotated[bool, typer.Option("--new-key", help="Make a new key where the old one is lost: nobody is known any more.")] = False,
) -> None:
    """Play in the browser: start the server and print its address."""
    from triptych.cli.serve import serve as run

    run(host, port, data, workers, rates, proxy or [], sockets, new_key)


def main() -> None:
    app(prog_name="triptych")
