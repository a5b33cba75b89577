"""What is told to one whose turn comes: what the record says happened since he answered last, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.dice import given_dice
from tests.server.test_sturdy import Guest, Site, on_site
from triptych.bots import roster
from triptych.core import registry
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import Event
from triptych.server.live import AUTO, LiveTable
from triptych.server.meanwhile import MOST_LINES, meanwhile
from triptych.server.present import Eyes
from triptych.server.speech import game_words
from triptych.server.walk import steps

every_game = pytest.mark.parametrize("name", registry.names())


async def table_of(here: Site, name: str) -> tuple[LiveTable, dict[int, Guest]]:
    """Two people at a table of this game."""
    ann, ben = here.guest(), here.guest()
    made = await ann.post("/api/tables", game=name, seats=["me", "open"])
    table_id = made.json()["id"]
    assert (await ben.post(f"/api/tables/{table_id}/join")).status_code == 200
    return await here.table(table_id), {0: ann, 1: ben}


def told(table: LiveTable, seat: int) -> Any:
    """What this seat is told over the socket."""
    assert table.match is not None
    eyes = Eyes(table, seat, "en", "wide", game_words("en", table.game.name))
    return eyes.fresh(set(), [])["ask"]["meanwhile"]


def happened(match: Match, upto: int) -> tuple[list[tuple[int, Event]], list[list[float]]]:
    """From the record alone: every event with its entry, and everybody's points after each entry."""
    game = match.game
    begin = game.new(match.players)
    sink: list[Event] = []
    events: list[tuple[int, Event]] = []
    points = [list(game.points(begin))]
    for at, state in enumerate(steps(game, begin, match.entries[:upto], sink), 1):
        events += [(at, event) for event in sink]
        sink.clear()
        points.append(list(game.points(state)))
    return events, points


@every_game
def test_summary_is_what_the_record_says(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At each question: since one's last own answer, points as they have changed, lines that were told then, none of one's own doing."""
    given_dice(monkeypatch, f"meanwhile {name}")

    async def work(here: Site) -> None:
        table, guests = await table_of(here, name)
        game = table.game
        bots = [roster.make("greedy", game, seat) for seat in guests]
        seen = moments = 0
        for made in range(70):
            match = table.match
            assert match is not None
            asked = table.awaited()
            if not asked:
                break
            seat = asked[0]
            found = told(table, seat)
            own = [at + 1 for at, packed in enumerate(match.entries[:]) if entry_seat(packed) == seat]
            by_hand = [at for at in own if f"{seat}/{AUTO}{at - 1}" not in table.move_ids]
            since = max(by_hand, default=0)
            events, points = happened(match, table.version)
            kinds = {at: {game.events.kind(event).name for number, event in events if number == at} for at, _ in events}
            if found is None:
                assert points[since][:seat] + points[since][seat + 1 :] == points[-1][:seat] + points[-1][seat + 1 :]
            else:
                seen += 1
                assert found["from"] == since
                changed = [
                    [other, now - then] for other, (then, now) in enumerate(zip(points[since], points[-1], strict=True)) if now != then
                ]
                assert found["points"] == changed
                assert len(found["lines"]) <= MOST_LINES
                wording = game.wording("en", table.names())
                texts = [(at, wording.sentence(game.events.for_seat(event, seat))) for at, event in events if at > since]
                assert [(line["n"], line["text"]) for line in found["lines"]] == [
                    one for one in texts if one in [(line["n"], line["text"]) for line in found["lines"]]
                ], "in the order in which it happened, each once"
                assert found["steps"] == sorted({at for at, text in texts if text})
                whole = {kind for at in kinds if at > since for kind in kinds[at]} & {
                    kind for kind, telling in wording.telling.items() if telling.moment
                }
                moments += len(whole)
                for line in found["lines"]:
                    kind = wording.telling
                    assert (
                        line["seat"] != seat
                        or line["habit"]
                        or any(kind[one].befalls or kind[one].moment for one in kinds[line["n"]] if one in kind)
                    )
            move = game.moves.text(bots[seat].choose(game.view(match.state, seat), seat, game.legal(match.state, seat)))
            body = {"version": table.version, "id": f"m{made}", "move": move}
            assert (await guests[seat].post(f"/api/tables/{table.id}/moves", **body)).status_code == 200
        assert seen > 8
        assert moments > 2

    on_site(tmp_path, work)


def test_what_was_taken_back_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Since a move was taken back, one's last answer is the one before; and nobody hears of what does not stand."""
    given_dice(monkeypatch, "taken back")

    async def work(here: Site) -> None:
        table, guests = await table_of(here, "column-of-fire")
        tried = 0
        for made in range(60):
            match = table.match
            assert match is not None
            seat = table.awaited()[0]
            before, version = told(table, seat), table.version
            move = table.game.moves.text(table.game.legal(match.state, seat)[0])
            path = f"/api/tables/{table.id}"
            assert (await guests[seat].post(f"{path}/moves", version=version, id=f"m{made}", move=move)).status_code == 200
            if not table.can_undo(seat):
                continue
            tried += 1
            assert (await guests[seat].post(f"{path}/undo", version=table.version, id=f"u{made}")).status_code == 200
            after = told(table, seat)
            assert after == before
            assert table.match is not None
            other = 1 - seat
            hidden = meanwhile(table, table.match, other, table.game.wording("en", table.names()))
            assert hidden is None or all(not version < at <= table.version for at in hidden["steps"])
            assert (await guests[seat].post(f"{path}/moves", version=table.version, id=f"a{made}", move=move)).status_code == 200
        assert tried > 3

    on_site(tmp_path, work)


def test_what_habits_answered_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lets his habits answer is told what they did, and they are no answer of his own; after a restart too."""
    given_dice(monkeypatch, "habits are told")

    async def work(here: Site) -> None:
        table, guests = await table_of(here, "column-of-fire")
        for guest in guests.values():
            await guest.post(f"/api/tables/{table.id}/standing", events="protect", feasts="offer")
        bots = [roster.make("greedy", table.game, seat) for seat in guests]
        for made in range(2000):
            match = table.match
            assert match is not None
            seat = table.awaited()[0]
            found = told(table, seat)
            habits = [line for line in found["lines"] if line["habit"]] if found else []
            if habits:
                assert all(line["seat"] == seat and entry_seat(match.entries[line["n"] - 1]) == seat for line in habits)
                assert all(entry_move(match.entries[line["n"] - 1]) >= 0 for line in habits)
                await table.load()
                assert told(table, seat) == found
                return
            move = table.game.moves.text(bots[seat].choose(table.game.view(match.state, seat), seat, table.game.legal(match.state, seat)))
            body = {"version": table.version, "id": f"m{made}", "move": move}
            assert (await guests[seat].post(f"/api/tables/{table.id}/moves", **body)).status_code == 200
        raise AssertionError("no habit has answered anything")

    on_site(tmp_path, work)


@every_game
def test_what_is_told_has_its_picture(name: str) -> None:
    """Each kind that a game names is one of its events, and its picture is on the sheet."""
    game = registry.game(name)
    sheet = (Path(registry.__file__).parents[1] / "games" / name.replace("-", "_") / "art" / "sheet.svg").read_text()
    telling = game.wording("en", ["Ann", "Ben"]).telling
    assert any(one.moment for one in telling.values())
    for kind, one in telling.items():
        assert kind in game.events.by_name
        args = game.events.kinds[game.events.by_name[kind]].args
        assert not one.names or one.of in args
        for symbol in [one.symbol.format(word) for word in one.names] or [one.symbol]:
            assert not symbol or f'id="{symbol}"' in sheet, symbol
