"""Tables before the game: whose seats are held, which cards are somebody's own, and when the dice are sealed."""

from __future__ import annotations

import re

import pytest

from tests.server.serving import Client, Server
from tests.server.test_api import new_table, play_to_the_end
from triptych.core import fair, record, registry
from triptych.core.words import LANGUAGES
from triptych.server.dice import MOST_SEALED, Cup
from triptych.server.refusals import Refusal
from triptych.server.speech import page_words

GAME = "column-of-fire"


def kinds(client: Client, table_id: str) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in client.table(table_id)["table"]["seats"]]


def join(client: Client, table_id: str, **body: object) -> tuple[int, str]:
    answer = client.http.post(f"/api/tables/{table_id}/join", json=body)
    return answer.status_code, answer.json().get("code", "")


def test_seats_of_a_rematch_are_held_for_those_who_played(mortal: Server) -> None:
    server = mortal
    ann, ben, cas, stranger = (server.client() for _ in range(4))
    for client, name in ((ann, "Ann"), (ben, "Ben"), (cas, "Cas"), (stranger, "Stranger")):
        client.be(name)
    first = new_table(ann, ["me", "open", "open"])
    ben.post(f"/api/tables/{first}/join")
    cas.post(f"/api/tables/{first}/join")
    play_to_the_end(server, [ann, ben, cas], first, 4)
    made = ben.post(f"/api/tables/{first}/rematch", nonce="bens")
    again = made["id"]
    assert ann.post(f"/api/tables/{first}/rematch")["id"] == again
    assert kinds(ann, again) == [("person", "Ben"), ("held", "Cas"), ("held", "Ann")]
    # Nobody can sit down there, and nothing can be watched yet: it stands in no list but that of those whom it waits for.
    for which in ("open", "watch"):
        assert again not in [table["id"] for table in stranger.get("/api/tables", which=which)]
    assert again in [table["id"] for table in ann.get("/api/tables", which="mine")]
    server.kill()
    server.start()
    # Held, also after a restart: strangers do not get in, and those who are meant do not sit there yet.
    assert join(stranger, again) == (403, "held")
    assert join(stranger, again, seat=1) == (403, "held")
    assert join(server.client(), again) == (403, "held")
    assert ann.table(again)["seat"] is None
    assert ann.http.post(f"/api/tables/{again}/chat", json={"text": "hello"}).status_code == 403
    assert join(ann, again, seat=1) == (403, "held")  # that is Cas's
    for client in (ann, stranger, server.client()):
        answer = client.http.post(f"/api/tables/{again}/open", json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "open")
    # Bots go to seats that are open, not to those that wait for somebody.
    assert ben.post(f"/api/tables/{again}/fill", bot="random")["status"] == "open"
    assert join(ann, again) == (200, "")
    assert kinds(ann, again)[2] == ("person", "Ann")
    # Cas does not come: Ben lets others have the seat.
    assert ben.post(f"/api/tables/{again}/open", seat=1)["status"] == "open"
    assert kinds(ann, again)[1] == ("open", "")
    assert again in [table["id"] for table in stranger.get("/api/tables", which="open")]
    assert join(stranger, again) == (200, "")
    assert ann.table(again)["table"]["status"] == "running"
    assert again in [table["id"] for table in server.client().get("/api/tables", which="watch")]
    assert ben.http.post(f"/api/tables/{again}/open", json={}).json()["code"] == "open"
    # At the next one somebody takes another seat than his: that one is open then.
    play_to_the_end(server, [ann, ben, stranger], again, 5)
    third = stranger.post(f"/api/tables/{again}/rematch")["id"]
    bens, anns = ([name for _, name in kinds(ann, third)].index(name) for name in ("Ben", "Ann"))
    stranger.post(f"/api/tables/{third}/open", seat=bens)
    assert join(ann, third, seat=bens) == (200, "")
    assert kinds(ann, third)[anns] == ("open", "")
    assert join(ben, third) == (200, "")
    assert ann.table(third)["table"]["status"] == "running"


def test_before_the_game_there_is_nothing_to_see(server: Server) -> None:
    ann = server.client()
    seen = ann.table(new_table(ann, ["me", "open"]))
    assert (seen["ask"], seen["state"], seen["position"], seen["legal"]) == (None, None, None, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_cards_are_marked_in_lists_and_at_the_table(server: Server, language: str) -> None:
    words = page_words(language)
    host, guest = server.client(), server.client()
    text = registry.shipped_content(GAME).replace('action = "vp:2"', 'action = "vp:3"')
    own, usual = new_table(host, ["me", "open"], own_content=text), new_table(host, ["me", "open"])
    assert [host.table(table_id)["table"]["own_cards"] for table_id in (own, usual)] == [True, False]
    for which, client in (("mine", host), ("open", guest)):
        marked = {table["id"]: table["own_cards"] for table in client.get("/api/tables", which=which)}
        assert (marked[own], marked[usual]) == (True, False)
        home = client.http.get("/", params={"language": language}).text
        for table_id, is_marked in ((own, True), (usual, False)):
            line = re.search(rf'<li><a href="/t/{table_id}">.*?</li>', home, re.S)
            assert line is not None
            assert (words.say("home-own-cards") in line.group()) is is_marked
    for table_id, is_marked in ((own, True), (usual, False)):
        page = guest.http.get(f"/t/{table_id}", params={"language": language}).text
        assert (words.say("table-own-cards") in page) is is_marked


def test_the_dice_are_sealed_before_a_number_is_added(server: Server) -> None:
    ann = server.client()
    sealed = ann.post("/api/dice")
    made = ann.post("/api/tables", game=GAME, seats=["me", "random"], dice=sealed["dice"], nonce="after-the-seal")
    assert made["commitment"] == sealed["commitment"] == ann.table(made["id"])["table"]["commitment"]
    play_to_the_end(server, [ann], made["id"], 7)
    played = record.parse(ann.http.get(f"/api/tables/{made['id']}/record").text)
    options = played.options
    assert fair.commitment(bytes.fromhex(options[fair.SEED])) == sealed["commitment"]
    # Nothing but the seed and Ann's number decided the lots: bots add their names.
    assert [options[f"{fair.NONCE}{seat}"] for seat in (1, 2)] == ["after-the-seal", "random"]
    played.check(registry.game)
    # Dice whose seed may be known by now are not thrown again.
    for dice in (sealed["dice"], "nonsense"):
        answer = ann.http.post("/api/tables", json={"game": GAME, "seats": ["me", "random"], "dice": dice})
        assert (answer.status_code, answer.json()["code"]) == (400, "dice")
    second = ann.post("/api/dice")
    rematch = ann.post(f"/api/tables/{made['id']}/rematch", dice=second["dice"], nonce="another")
    assert rematch["commitment"] == second["commitment"]
    assert "dice-nonce-2 another" in ann.http.get(f"/api/tables/{rematch['id']}/record").text


def test_sealed_dice_that_nobody_takes_are_forgotten() -> None:
    cup = Cup()
    first, _ = cup.seal()
    later = [cup.seal()[0] for _ in range(MOST_SEALED)]
    with pytest.raises(Refusal, match="refused-dice"):
        cup.take(first)
    assert all(cup.take(dice) for dice in later)
