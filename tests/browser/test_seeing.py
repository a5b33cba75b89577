"""What is seen at a table, measured: what is lit, what is pointed at, how large things are, what is left out (nothing), keys, the end."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, TOWN, Table, Visitor
from tests.browser.test_drawings import ONE_ROW
from tests.games.sola_fide.table import Table as Position
from tests.server.serving import Server
from triptych.games.sola_fide.wording import FaithWording

DESK = (1440, 900)
LOW = (1280, 800)
SMALL = (1024, 768)
READABLE = {DESK: 13, LOW: 12, SMALL: 11}
"""px that names on my things have at least on each of these screens."""
TABLET = (820, 1180)
HANDHELD = (390, 844)

# How much two colours differ, as WCAG counts it.
CONTRAST = """
const shade = (rgb) => {
  const [r, g, b] = rgb.map((part) => (part /= 255) <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one, other) => {
  const [dark, bright] = [shade(one), shade(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};
"""

# Of a lit piece: how much the gold of its line differs from the ink around that, and whether it has such a line.
CASED = (
    "(piece) => {"
    + CONTRAST
    + """
  const colour = (name) => {
    const probe = piece.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
    probe.style.color = `var(${name})`;
    const found = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
    probe.remove();
    return found;
  };
  const ring = piece.querySelector(":scope > .ring > .gold");
  const drawn = getComputedStyle(piece).filter.includes("drop-shadow") || getComputedStyle(ring).stroke !== "none";
  return [drawn, contrast(colour("--gilt"), colour("--p-casing"))];
}"""
)

# Every thing that can be pressed and is seen: its name and its size. A box to tick is as large as its label. What is lit on the board
# stands in the list as well, and the board can be made larger.
TARGETS = """() => [...document.querySelectorAll("button, a[href], summary, select, input, #mine .lit")].flatMap((thing) => {
  const target = thing.matches("label input") ? thing.closest("label") : thing;
  const box = target.getBoundingClientRect();
  const drawn = target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1;
  if (!drawn || box.bottom <= 0 || box.top >= innerHeight || target.matches(".skip")) return [];
  return [[target.id || target.dataset.key || target.textContent.trim(), Math.round(box.width), Math.round(box.height)]];
})"""

# How high each word on my things comes out, in px of the screen.
LETTERS = """() => [...document.querySelectorAll(".mine .scene text")].filter((text) => /\\p{L}{3}/u.test(text.textContent)).map((text) => {
  const { a, b } = text.getScreenCTM();
  return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)];
})"""

# Must anything on the side be scrolled to, but for what stands in lists?
SCROLLED = "(side) => side.scrollHeight > side.clientHeight + 1"

# Words whose contrast with their ground is too small for their size.
FAINT = (
    "() => {"
    + CONTRAST
    + """
  const rgb = (colour) => (colour.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
  const ground = (part) => {
    for (let at = part; at; at = at.parentElement) {
      const [r, g, b, alpha = 1] = rgb(getComputedStyle(at).backgroundColor);
      if (alpha === 1) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const LEFT_OUT = "svg, script, .button, [aria-disabled=true], .unseen";
  const faint = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const part = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || part.closest(LEFT_OUT) || !part.checkVisibility()) continue;
    const style = getComputedStyle(part);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const found = contrast(rgb(style.color).slice(0, 3), ground(part));
    if (found < (large ? 3 : 4.5)) faint.push([walk.currentNode.data.trim(), found]);
  }
  return faint;
}"""
)


def about_mine(ann: Visitor, table_id: str, now: Any) -> bool:
    """Do more answers touch something that lies before me than something on the board, and lie my cards in one row on a desk?"""
    scenes = ann.api("GET", f"/api/tables/{table_id}/replay?shape=wide")["scenes"]
    if scenes["seat-0"]["height"] >= ONE_ROW:
        return False
    keys = {name: {piece[0] for piece in scenes[name]["pieces"]} for name in ("board", "seat-0")}
    plain = [set(move["targets"]) for move in now["ask"]["moves"] if not move["aside"]]
    touched = {name: sum(1 for targets in plain if keys[name] & targets) for name in keys}
    return touched["seat-0"] > max(2, touched["board"])


_MIDDLE: dict[tuple[Server, str], tuple[str, str]] = {}


def in_the_middle(ann: Visitor, game: str) -> Table:
    """The page of a table in the middle of a game, at which its player is asked about his own things. There is one of each game at
    each server (the tests of this file may meet several), and whoever looks at it is the same person with another browser; nobody answers
    there."""
    here = (ann.server, game)
    if here not in _MIDDLE:
        for _ in range(9):  # a game may come to its end without such a question
            made = ann.make("me", *["greedy"] * (1 if game == DUEL else 3), game=game)
            ann.play_on(made, 12, bot="greedy")
            if ann.reach(made, lambda now, made=made: about_mine(ann, made, now), bot="greedy"):  # type: ignore[misc]
                break
        _MIDDLE[here] = made, ann.api("GET", "/api/me")["recovery"]
    table_id, recovery = _MIDDLE[here]
    ann.context.request.post(recovery, headers={"Origin": ann.server.url})
    table = ann.sit(table_id)
    ann.asked(table)
    return table


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Do two boxes share nothing, but for a px at their edges?"""
    return (
        one["right"] <= other["x"] + 1
        or other["right"] <= one["x"] + 1
        or one["bottom"] <= other["y"] + 1
        or other["bottom"] <= one["y"] + 1
    )


# -- what is lit, and what is pointed at --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", [GAME, DUEL, TOWN])
def test_lit_is_told_from_unlit_and_never_covered(come: Come, game: str, theme: Literal["light", "dark"]) -> None:
    """Around whatever is lit there is a line of gold cased in ink, which differ by 3:1, so that it is seen on every ground. Pointed at, a
    piece is framed and not filled, and its note lies beside it."""
    ann = come(size=DESK, theme=theme)
    table = in_the_middle(ann, game)
    page = table.page
    spots = [spot for spot in table.lit() if page.locator(f".piece[data-key='{spot['key']}']").count() == 1]
    assert spots
    for spot in spots[:: max(1, len(spots) // 4)]:
        piece = page.locator(f".piece[data-key='{spot['key']}']")
        drawn, contrast = piece.evaluate(CASED)
        assert drawn, spot["key"]
        assert contrast >= 3, spot["key"]
        page.mouse.move(spot["x"], spot["y"])
        expect(page.locator(".tooltip")).to_be_visible()
        note = box(page.locator(".tooltip"))
        assert apart(note, box(piece)), spot["key"]
        assert note["x"] >= 0
        assert note["y"] >= 0
        assert note["right"] <= DESK[0]
        assert note["bottom"] <= DESK[1]
        assert piece.locator("> .ring > .gold").evaluate("(line) => getComputedStyle(line).fill") == "none", "framed, not filled"
        page.mouse.move(2, 2)
        expect(page.locator(".tooltip")).to_be_hidden()


def test_a_note_opens_beside_what_it_tells_of(come: Come) -> None:
    """By pointer and by keyboard: not over its piece; also at the edges of the screen."""
    ann = come(size=DESK)
    table = in_the_middle(ann, TOWN)
    page = table.page
    note = page.locator(".tooltip")
    lit = page.locator(".scene .lit")
    for i in range(min(6, lit.count())):
        lit.nth(i).focus()
        page.keyboard.press("Shift")  # whoever uses the keyboard sees the focus
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        expect(note).to_be_visible()
        assert apart(box(note), box(lit.nth(i)))
    edges = page.locator("#frame .piece[tabindex]").evaluate_all(
        """pieces => {
          const boxes = pieces.map((piece) => piece.getBoundingClientRect());
          const middles = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
          const far = [(a) => a[0], (a) => -a[0], (a) => a[1], (a) => -a[1]].map((by) => middles.reduce((a, b) => (by(b) < by(a) ? b : a)));
          return far.filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".piece"));
        }"""
    )
    assert edges
    for x, y in edges:
        page.mouse.move(x, y)
        expect(note).to_be_visible()
        found = box(note)
        assert not (found["x"] < x < found["right"] and found["y"] < y < found["bottom"])
        assert found["x"] >= 0
        assert found["y"] >= 0
        assert found["right"] <= DESK[0]
        assert found["bottom"] <= DESK[1]


# -- how large things are -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, DUEL, TOWN])
def test_hands_are_as_large_as_their_room(come: Come, game: str) -> None:
    """At a desk: names of cards have 13 px or more, and my things are as wide as the side; the question has its explanation below it and
    room for choices; nothing is scrolled but lists. Opened, another player is seen whole."""
    ann = come(size=DESK)
    table = in_the_middle(ann, game)
    page = table.page
    names = page.evaluate(LETTERS)
    assert len(names) >= 3
    assert all(size >= READABLE[DESK] for _, size in names), names
    assert not page.locator(".side").evaluate(SCROLLED)
    drawn = page.locator(".mine .scene").evaluate(
        "(svg) => { const { a } = svg.getScreenCTM(); return svg.viewBox.baseVal.width * a / svg.closest('.side').clientWidth; }"
    )
    assert drawn > 0.9
    question, hint, answers = box(page.locator("#prompt")), box(page.locator(".hint")), box(page.locator("#answers"))
    assert page.locator(".hint").inner_text()
    assert question["bottom"] <= hint["y"] + 4
    assert hint["y"] - question["bottom"] < 45  # the number of the rule may stand between
    assert hint["bottom"] <= answers["y"] + 1
    assert answers["height"] >= 90
    log = box(page.locator("#log-list"))
    assert log["height"] >= 90  # more than two lines
    assert log["right"] <= box(page.locator(".side"))["x"] + 1
    others = page.locator("#others details")
    for i in range(others.count()):
        others.nth(i).locator("summary").click()
        expect(others.nth(i)).to_have_attribute("open", "")
        whole(page, i)
        others.nth(i).locator("summary").click()


@pytest.mark.parametrize("size", [LOW, SMALL])
@pytest.mark.parametrize("game", [GAME, DUEL, TOWN])
def test_a_small_desk_has_room_for_all_of_it(come: Come, game: str, size: tuple[int, int]) -> None:
    """Names can be read there, too; and with what has happened laid open, the question and its first choices are in sight and nothing
    needs to be scrolled to, however many play."""
    ann = come(size=size)
    table = in_the_middle(ann, game)
    page = table.page
    names = page.evaluate(LETTERS)
    assert len(names) >= 3
    assert all(px >= READABLE[size] for _, px in names), names
    told = page.locator("#meanwhile")
    if told.is_visible() and page.locator("#meanwhile.folded").count():
        page.locator("#meanwhile-fold").click()
    assert not page.locator(".side").evaluate(SCROLLED)
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    expect(table.choices.first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LOW, SMALL])
def test_what_is_told_leaves_the_question_its_room(come: Come, size: tuple[int, int]) -> None:
    """Four players whose goods are open to all need the most room, and what they did meanwhile is long."""
    ann = come(size=size, chosen={"confirm": "never", "speed": "instant", "meanwhile": "open"})
    table_id = ann.make("me", "greedy", "greedy", "greedy", game=TOWN, options={"screens": "open"})
    table = ann.sit(table_id)
    page = table.page
    lines = page.locator("#meanwhile:not([hidden]) .telling")
    for _ in range(80):
        ann.asked(table)
        if lines.count() > 3:
            break
        ann.play_on(table_id, 1, bot="greedy")
    assert lines.count() > 3
    expect(lines.first).to_be_in_viewport(ratio=1)
    assert not page.locator(".side").evaluate(SCROLLED)
    assert page.locator("#ask").evaluate("(ask) => ask.scrollHeight - ask.clientHeight") <= 1
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    expect(table.choices.first).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#mine .scene")).to_be_in_viewport(ratio=1)
    more = page.locator("#more")
    if more.is_visible():  # however little is cut off: from the beginning nothing leads back
        expect(more).to_have_text(re.compile("^[0-9]+ more"))


HANDS = {
    "six in the hand": (6, 0, 0),
    "nine in the hand": (9, 0, 0),
    "four, and four drawn": (4, 4, 0),
    "none, and thirteen to take back": (0, 0, 13),
    "four, and thirteen to take back": (4, 0, 13),
}
"""Cards in the hand, just drawn, in the discard pile to take one back from: as many as come together in real games."""


def many_cards(held: int, drawn: int, thrown: int, language: str) -> tuple[dict[str, Any], str]:
    """What lies before somebody with so many cards, of the longest names first; and one that he may choose."""
    position = Position()
    position.says("catholic deck: -")
    wording = position.game.wording(language, ["Ann", "Ben"])
    assert isinstance(wording, FaithWording)
    cards = [card for card in position.card_ids[:45] if card not in ("spiritual-exercises", "fuggers")]
    cards.sort(key=lambda card: -len(wording.card_name(position.card_ids.index(card))))
    places = ["hand"] * held + ["drawn"] * drawn + ["discard"] * thrown
    position.says(";".join(f"{card}: {place}" for card, place in zip(cards, places, strict=False)))
    if thrown:
        position.says("spiritual-exercises: hand").begins("catholic", "play spiritual-exercises")
    else:
        position.turn("catholic")
    scene = position.game.scenes(position.game.view(position.s, 0), 0, wording, "wide")["seat-0"]
    key = f"discard-{cards[held + drawn + thrown - 1]}" if thrown else f"hand-{cards[0]}"
    assert key in {piece.key for piece in scene.pieces}
    return scene.to_json(), key


@pytest.mark.parametrize("size", READABLE)
def test_many_cards_can_be_read(come: Come, size: tuple[int, int]) -> None:
    """However many cards lie before me their names are as large as with a few; if there is no room for all of them they are scrolled, to
    one that can be chosen."""
    ann = come(size=size)
    table = in_the_middle(ann, DUEL)
    page = table.page
    for language in ("en", "de", "fr"):
        for name, (held, drawn, thrown) in HANDS.items():
            scene, key = many_cards(held, drawn, thrown, language)
            page.evaluate(
                """async ([scene, key]) => {
                  const { Board } = await import("/static/board.js");
                  const host = document.querySelector("#mine .display");
                  const board = new Board({ host: () => host, label: () => "", brief: () => {} });
                  board.apply({ "seat-0": scene });
                  board.light(new Map([[key, { label: "", moves: "" }]]));
                  board.show("seat-0");
                }""",
                [scene, key],
            )
            names = page.evaluate(LETTERS)
            assert len(names) > 5, name
            assert all(px >= READABLE[size] for _, px in names), (name, language, names)
            assert not page.locator(".side").evaluate(SCROLLED), name
            expect(table.choices.first).to_be_in_viewport(ratio=1)
            expect(page.locator(f"#mine [data-key={key}]")).to_be_in_viewport(ratio=0.9)


def whole(page: Page, i: int) -> None:
    """Until the display of another player lies on the screen from edge to edge, under no other part."""
    page.wait_for_function(
        """(i) => {
          const display = document.querySelectorAll("#others details")[i].querySelector(".display");
          const parts = [display, document.querySelector(".side"), document.querySelector("#ask")];
          const [box, side, ask] = parts.map((part) => part.getBoundingClientRect());
          return box.height > 60 && box.top >= ask.bottom - 1 && box.bottom <= side.bottom + 1 && box.bottom <= innerHeight + 1;
        }""",
        arg=i,
    )


def test_tablet_has_the_hand_under_the_board(come: Come) -> None:
    ann = come(size=TABLET, touch=True)
    table = in_the_middle(ann, TOWN)
    page = table.page
    board, mine, ask = (box(page.locator(part)) for part in ("#stage", "#mine .scene", "#ask"))
    assert board["width"] == TABLET[0]
    assert board["bottom"] <= mine["y"] + 1
    assert board["bottom"] <= ask["y"] + 1
    assert apart(mine, ask)
    assert mine["bottom"] <= TABLET[1]
    assert mine["width"] > TABLET[0] * 0.45
    for room in ("others", "talk", "stage"):
        page.locator(f"#rooms [aria-controls={room}]").tap()
        expect(page.locator(f"#{room}")).to_be_visible()
        expect(page.locator("#mine .scene")).to_be_visible()
        expect(page.locator("#choices .choice").first).to_be_in_viewport()


@pytest.mark.parametrize("game", [GAME, DUEL, TOWN])
def test_phone_brings_the_hand_to_the_front(come: Come, game: str) -> None:
    """Where a question is about my things they are in front, with the list below; what can be pressed has 32 px, words can be read."""
    ann = come(size=HANDHELD, touch=True)
    table = in_the_middle(ann, game)
    page = table.page
    expect(page.locator("#rooms [aria-controls=mine]")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#mine .lit").first).to_be_in_viewport()
    expect(page.locator("#choices .choice").first).to_be_in_viewport()
    small = page.evaluate(TARGETS)
    assert len(small) > 8
    assert [one for one in small if min(one[1:]) < 32] == []
    assert page.evaluate(FAINT) == []
    # Once only: who looks at the board meanwhile stays there.
    page.locator("#rooms [aria-controls=stage]").tap()
    expect(page.locator("#frame")).to_be_visible()
    assert [one for one in page.evaluate(TARGETS) if min(one[1:]) < 32] == []
    page.locator("#guide-open").tap()
    guide = page.locator("#guide")
    expect(guide).to_be_visible()
    assert guide.evaluate("(guide) => guide.scrollHeight <= guide.clientHeight + 1")
    expect(guide.get_by_role("button")).to_be_in_viewport(ratio=1)
    assert [one for one in page.evaluate(TARGETS) if min(one[1:]) < 32] == []


# -- the list of choices ------------------------------------------------------------------------------------------------------------------


def test_a_long_list_says_that_it_goes_on_and_has_a_key_for_each(come: Come) -> None:
    ann = come(size=DESK)
    table_id = ann.make("me", "greedy", game=TOWN)
    plain = re.compile("^play ")
    assert ann.reach(table_id, lambda now: len([move for move in now["legal"] if plain.match(move)]) > 10, bot="greedy")
    table = ann.sit(table_id)
    ann.asked(table)
    page = table.page
    more = page.locator("#more")
    expect(more).to_be_visible()
    places = table.choices.count()
    assert places > 10

    def unseen() -> int:
        edge = box(page.locator("#answers"))["bottom"]
        return sum(1 for i in range(places) if box(table.choices.nth(i))["bottom"] > edge + 4)

    assert unseen() > 0
    expect(more).to_contain_text(re.compile(rf"^{unseen()} more"))
    more.click()
    page.wait_for_function("() => document.querySelector('#answers').scrollTop > 0")
    table.choices.last.focus()
    expect(page.locator("#answers.on")).to_have_count(0)
    assert unseen() == 0
    expect(more).to_be_hidden()
    # A key for each, drawn as one, no two alike; the eleventh is as good as the first.
    keys = [key.strip() for key in page.locator("#choices .choice > kbd").all_inner_texts()]
    assert keys[:11] == [*"123456789ab"]
    assert len(set(keys)) == places
    look = page.locator("#ask kbd").evaluate_all("keys => keys.map((key) => parseFloat(getComputedStyle(key).borderBottomWidth))")
    assert all(width >= 1 for width in look)
    move = table.choices.nth(10).locator("..").get_attribute("data-move")
    before = len(ann.lines(table_id))
    page.keyboard.press("b")
    table.wait()
    assert ann.lines(table_id)[before] == move
    # Another question begins at its first choice, however far one has scrolled.
    ann.asked(table)
    assert page.locator("#answers").evaluate("(list) => list.scrollTop") == 0


# -- the end ------------------------------------------------------------------------------------------------------------------------------


def test_the_end_has_labels_place_and_total(come: Come) -> None:
    ann = come(size=DESK)
    table_id = ann.make("me", "greedy", game=DUEL, options={"limit": "20"})
    ann.play_on(table_id)
    table = ann.sit(table_id)
    assert table.wait() == "over"
    page = table.page
    expect(page.locator("#end")).to_be_visible()
    assert page.locator("#end-curve .axis").all_text_contents() == ["VP", "Turn"]
    result = ann.api("GET", f"/api/tables/{table_id}/result")
    rank = 1 if 0 in result["winners"] else 2
    expect(page.locator("#end-place")).to_contain_text(f"Your place: {rank} of 2")
    rows = page.locator("#end-sources tr").all()
    assert [row.get_attribute("class") for row in rows[1:3]] == ["rank", "total"]
    assert page.locator("#end-sources .rank .own").inner_text() == str(rank)
    ticks = page.locator("#end-curve :is(.tick, .axis)").evaluate_all("texts => texts.map((text) => text.getBoundingClientRect().toJSON())")
    for i, one in enumerate(ticks):
        assert all(apart(one | {"bottom": one["bottom"] - 3}, other) for other in ticks[i + 1 :])
