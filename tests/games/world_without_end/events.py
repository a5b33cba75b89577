"""Every event of the box in positions: what lies on the table, who is asked what and answers what, and what has changed then. All of it
written by hand.

The statements are those of table.py. A question is `SEAT ? what is offered ! what is answered` (`-` for a lot); what has only one answer is
not asked. On a table of which nothing is said four players sit, seat 0 is active, nobody holds anything, all have 10 VP, the Bridge (from
chapter III on the Tower too) is in play, the favour stone is on the first Outlaws field, and from chapter III on the event's place falls
sick with a tile of value 1.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """An immediate event where it matters, or (`after` empty) where it changes nothing."""

    event: str
    table: str
    asks: tuple[str, ...] = ()
    after: str = ""
    also: tuple[str, ...] = ()
    """Fields of the state that change besides, of which the statements do not speak."""
    players: int = 4


CARDS = ("hand", "face_up", "face_down", "face_down_size", "last", "skips")
OTHER_HOUSES = "house 1, house 2, house 3, house 4, house 5, house 6, house 7, house 8, house 9, house 10, house 11, house 12"

CHAPTER_1 = [
    Case("i02_mill", "", after="fulling_mill: nothing"),
    Case("i02_mill", "fulling_mill: 1 stone seal 2"),
    Case(
        "i03_cloth_buyers",
        "0: 1 wool; 1: 2 wool; 3: 1 cloth 5 money",
        (
            "0 ? pass, exchange i03_cloth_buyers ! exchange i03_cloth_buyers",
            "1 ? pass, exchange i03_cloth_buyers ! pass",
        ),
        "0: -1 wool +1 cloth; market: -",
    ),
    Case(
        "i03_cloth_buyers",
        "1: 2 wool; 2: 1 wool; 3: 11 cloth; market: -",
        ("1 ? pass, exchange i03_cloth_buyers ! exchange i03_cloth_buyers",),
        "1: -1 wool +1 cloth",
    ),
    Case("i03_cloth_buyers", "market: wool cloth", after="market: wool"),
    Case("i03_cloth_buyers", "0: 1 wool; 3: 12 cloth; market: -"),
    Case(
        "i04_fair",
        "0: 2 wool; 1: 1 wool; 2: 1 cloth 1 grain; 3: 4 wool",
        (
            "0 ? pass, exchange i04_fair ! exchange i04_fair",
            "1 ? pass, exchange i04_fair ! pass",
            "3 ? pass, exchange i04_fair ! exchange i04_fair",
        ),
        "0: -1 wool +3 money; 3: -1 wool +3 money",
    ),
    Case("i04_fair", "0: 1 wool; 1: 1 wool", ("0 ? pass, exchange i04_fair ! pass", "1 ? pass, exchange i04_fair ! pass")),
    Case("i04_fair", "all: 1 cloth 1 grain 1 stone"),
    Case("i05_bridge_falls", "2: 3 knowledge", after="0: +1 knowledge; 1: +1 knowledge; 2: +1 knowledge; 3: +1 knowledge"),
    Case("i05_bridge_falls", "3: 18 knowledge", after="0: +1 knowledge; 1: +1 knowledge"),
    Case("i05_bridge_falls", "1: 20 knowledge"),
    Case("i06_empty_stall", "", after="covered: prior bishop"),
    Case("i06_empty_stall", "covered: bishop", after="covered: prior bishop"),
    Case("i06_empty_stall", "covered: prior bishop"),
    Case(
        "i08_procession",
        "0: 1 money; 1: 3 money; 3: 1 money",
        (
            "0 ? pass, exchange i08_procession ! pass",
            "1 ? pass, exchange i08_procession ! exchange i08_procession",
            "3 ? pass, exchange i08_procession ! exchange i08_procession",
        ),
        "1: +1 piety -1 money; 3: +1 piety -1 money",
    ),
    Case(
        "i08_procession",
        "0: 1 money; 1: 1 money; 2: 11 piety",
        ("0 ? pass, exchange i08_procession ! exchange i08_procession",),
        "0: +1 piety -1 money",
    ),
    Case("i08_procession", "0: 1 money; 2: 12 piety"),
    Case("i08_procession", "all: 2 wool 1 grain"),
    Case("i09_toll", "0: 2 money; 1: 3 vp; 2: 1 money; 3: 0 vp", after="0: -1 money; 1: -1 vp; 2: -1 money"),
    Case("i09_toll", "all: 0 vp 3 wool"),
    Case(
        "i11_fleet",
        "0: 3 money; 2: 1 money; 3: 12 loyalty 1 money",
        (
            "0 ? pass, exchange i11_fleet ! exchange i11_fleet",
            "2 ? pass, exchange i11_fleet ! pass",
            "3 ? pass, exchange i11_fleet ! exchange i11_fleet",
        ),
        "0: +1 loyalty -1 money; 3: +1 loyalty -1 money; dues: 1 money",
    ),
    Case("i11_fleet", "0: 3 money; 3: 14 loyalty; dues: 2 piety -1 money", after="dues: 2 piety"),
]

CHAPTER_2 = [
    Case(
        "ii01_war",
        "all hand: grain piety sale",
        (
            "0 ? idle grain, idle piety, idle sale ! idle sale",
            "0 ? discard grain, discard piety ! discard piety",
            "1 ? idle grain, idle piety, idle sale ! idle grain",
            "1 ? discard piety, discard sale ! discard sale",
            "2 ? idle grain, idle piety, idle sale ! idle piety",
            "2 ? discard grain, discard sale ! discard sale",
        ),
        also=CARDS,
        players=3,
    ),
    Case(
        "ii01_war",
        "0 hand: sale; 1 hand: grain piety",
        ("1 ? idle grain, idle piety ! idle grain",),
        also=CARDS,
        players=2,
    ),
    Case(
        "ii02_empty_houses",
        "0 houses: 1 4; 1 houses: 13; 3 houses: 2 9 12",
        ("0 ? take-back 1, take-back 4 ! take-back 4", "3 ? take-back 2, take-back 9, take-back 12 ! take-back 9"),
        "site 4: -; site 9: -; site 13: -",
        also=("houses_left",),
    ),
    Case("ii02_empty_houses", ""),
    Case(
        "ii03_accusation",
        "0: 1 piety; 1: 3 piety; 3: 1 piety; all hand: grain piety sale",
        ("2 ? idle grain, idle piety, idle sale ! idle grain", "2 ? discard piety, discard sale ! discard sale"),
        also=CARDS,
    ),
    Case(
        "ii03_accusation",
        "0: 2 piety; 1: 3 piety; 2: 1 piety; 3: 1 piety; all hand: grain piety sale",
        ("2 ? idle grain, idle piety, idle sale ! idle piety", "2 ? discard grain, discard sale ! discard sale"),
        also=CARDS,
    ),
    Case(
        "ii03_accusation",
        "all: 2 piety; all hand: grain piety sale",
        ("0 ? idle grain, idle piety, idle sale ! idle sale", "0 ? discard grain, discard piety ! discard grain"),
        also=CARDS,
    ),
    Case("ii04_harvest_fails", "0: 2 grain; 1: 1 wool; 2: 1 grain", after="0: -1 grain; 2: -1 grain; covered: earl"),
    Case("ii04_harvest_fails", "covered: earl; all: 1 wool 0 vp"),
    Case(
        "ii06_ralph",
        "0: 2 stone 1 wool; 1: 3 grain 1 piety; 2: 2 cloth 5 money; 3: 1 wood 1 grain 1 stone 2 wool",
        (
            "0 ? lose stone, lose wool ! lose wool",
            "3 ? lose stone, lose wood, lose grain, lose wool ! lose wood",
        ),
        "0: -1 wool; 1: -1 grain; 3: -1 wood",
    ),
    Case("ii06_ralph", "all: 1 cloth 1 piety 1 loyalty 1 knowledge 3 money"),
    Case(
        "ii08_army",
        "0: 1 grain; 1: 2 grain; 2: 1 wool",
        ("0 ? pass, exchange ii08_army ! pass", "1 ? pass, exchange ii08_army ! exchange ii08_army"),
        "1: -1 grain +3 money; covered: outlaws_1 outlaws_2",
    ),
    Case("ii08_army", "all: 2 wool 1 piety; covered: outlaws_1 outlaws_2"),
    Case("ii09_st_marks", "", after="small_church: nothing"),
    Case(
        "ii11_crecy",
        "0: 1 loyalty; 1: 3 loyalty; 3: 2 loyalty",
        ("0 ? show 0, show 1 ! show 1", "1 ? show 0, show 1, show 2 ! show 2", "3 ? show 0, show 1, show 2 ! show 1"),
        "0: +1 vp; 1: +2 vp; 3: +1 vp",
    ),
    Case("ii11_crecy", "1: 3 loyalty", ("1 ? show 0, show 1, show 2 ! show 0",)),
    Case("ii11_crecy", "all: 3 piety"),
]

CHAPTER_3 = [
    Case("iii01_hospital", "", after="hospital: nothing; place 4: 1"),
    Case("iii01_hospital", "hospital: 1 wood; place 4: 3"),
    Case(
        "iii03_palace",
        "bridge: 2 stone seal 1; fulling_mill: 0 stone; lady_chapel: finished",
        after="palace: nothing; bridge: 2 stone seal 1 covered; fulling_mill: covered; tower: covered; place 9: 1",
        also=("only_project",),
    ),
    Case("iii03_palace", "bridge: finished; tower: finished", after="palace: nothing; place 9: 1", also=("only_project",)),
    Case("iii03_palace", "bridge: finished; tower: finished; palace: 1 wood; only: palace; place 9: gone"),
    Case(
        "iii04_scourges",
        "0: 10 vp; 1: 1 vp; 2: 2 vp; 3: 3 vp",
        (
            "0 ? pass, exchange iii04_scourges ! pass",
            "2 ? pass, exchange iii04_scourges ! exchange iii04_scourges",
            "3 ? pass, exchange iii04_scourges ! exchange iii04_scourges",
        ),
        "2: +1 piety -2 vp; 3: +1 piety -2 vp; place 2: 1; covered: guild king bishop",
    ),
    Case("iii04_scourges", "all: 1 vp; place 2: gone; covered: guild king bishop"),
    Case("iii04_scourges", "2: 12 piety; place 2: gone; covered: guild king bishop"),
    Case("iii06_court_leaves", "", after="covered: queen king; place 6: 1"),
    Case("iii06_court_leaves", "covered: queen king; place 6: 5"),
    Case("iii07_papal_pardon", "", after="dues: -1 piety; place 11: 1"),
    Case("iii07_papal_pardon", "dues: 1 piety 1 grain; place 11: gone", after="dues: 1 grain"),
    Case(
        "iii08_masks",
        "0: 1 cloth; 1: 2 cloth; 3: 1 wool",
        ("0 ? pass, exchange iii08_masks ! exchange iii08_masks", "1 ? pass, exchange iii08_masks ! pass"),
        "0: -1 cloth +2 knowledge; place 3: 1; covered: queen prioress bishop",
    ),
    Case("iii08_masks", "0: 1 cloth; 3: 19 knowledge; place 3: gone; covered: queen prioress bishop"),
    Case("iii08_masks", "all: 1 wool; place 3: gone; covered: queen prioress bishop"),
    Case(
        "iii09_vacant",
        "0 houses: 1 4; 2: 1 knowledge",
        ("0 ? skip, favour ! favour", "1 ? skip, favour ! skip", "2 ? skip, favour ! favour", "3 ? skip, favour ! favour"),
        "0: +2 vp; 2: +2 vp; 3: +1 wool; favour: merchants; place 10: 1",
    ),
    Case(
        "iii09_vacant",
        "favour: earl; 1: 1 money; 2: 2 piety; 3: 1 loyalty",
        ("1 ? skip, favour ! favour", "2 ? skip, favour ! favour", "3 ? skip, favour ! favour"),
        "1: -1 money; 2: +2 vp; 3: +2 vp; favour: queen; place 10: 1",
    ),
    Case(
        "iii09_vacant",
        "",
        ("0 ? skip, favour ! skip", "1 ? skip, favour ! skip", "2 ? skip, favour ! skip", "3 ? skip, favour ! skip"),
        "place 10: 1",
    ),
    Case("iii09_vacant", "favour: earl; all: 3 wool; place 10: gone"),
    Case(
        "iii10_trench",
        "0: 1 piety; 1: 2 piety; 3: 1 piety; place 3: 2; place 7: gone",
        after="2: -2 vp; place 5: 1; covered: guild bishop",
    ),
    Case(
        "iii10_trench",
        "0: 1 piety; 1: 2 piety; 2: 1 vp; place 1: 2; place 3: 2; place 5: 4; place 7: 5",
        after="2: -1 vp; 3: -3 vp; covered: guild bishop",
    ),
    Case("iii10_trench", "all: 1 piety; place 3: 2; place 5: gone; covered: guild bishop"),
    Case("iii10_trench", "0: 1 piety; place 5: gone; place 1: gone; covered: guild bishop"),
]

CHAPTER_4 = [
    Case(
        "iv01_merthin",
        "tower: 2 stone 1 wood seal 1 seal 3; 0: 3 loyalty; 2: 1 loyalty",
        after="0: +3 vp; 1: +2 vp; 3: +2 vp; tower: finished; place 8: 1",
        also=("seals_left",),
    ),
    Case(
        "iv01_merthin",
        "1: 21 stone 2 loyalty; 2: 15 wood 2 loyalty",
        after="1: +1 vp; 2: +1 vp; tower: finished; place 8: 1",
    ),
    Case("iv01_merthin", "", after="0: +1 vp; 1: +1 vp; 2: +1 vp; 3: +1 vp; tower: finished; place 8: 1"),
    Case("iv01_merthin", "tower: finished; place 8: gone; 0: 3 loyalty"),
    Case("iv03_lady_chapel", "", after="lady_chapel: nothing; place 10: 1"),
    Case("iv03_lady_chapel", "lady_chapel: 2 stone; place 10: gone"),
    Case(
        "iv04_lessons",
        "0: 1 money; 2: 2 money; 3: 18 knowledge 1 money",
        (
            "0 ? pass, exchange iv04_lessons ! exchange iv04_lessons",
            "2 ? pass, exchange iv04_lessons ! pass",
            "3 ? pass, exchange iv04_lessons ! exchange iv04_lessons",
        ),
        "0: +1 knowledge -1 money; 3: +1 knowledge -1 money; place 2: 1; covered: guild king bishop",
    ),
    Case("iv04_lessons", "0: 1 money; 3: 20 knowledge; place 2: gone; covered: guild king bishop"),
    Case("iv04_lessons", "all: 1 cloth; place 2: gone; covered: guild king bishop"),
    Case(
        "iv06_wills",
        "bridge: 3 stone 2 wood seal 0; tower: 6 stone; palace: 3 stone 1 wood seal 2; lady_chapel: 0 stone; hospital: finished;"
        "1 houses: 5; 2 houses: 6 7",
        after="0: +1 grain +1 vp; 1: +2 money; 2: +1 loyalty +2 money +1 vp; bridge: finished; palace: finished; tower: 6 stone 1 wood;"
        "lady_chapel: 1 stone; place 6: 1; covered: prioress king bishop",
        also=("seals_left",),
    ),
    Case(
        "iv06_wills",
        "bridge: finished; hospital: 2 stone 1 wood seal 1 seal 2 seal 3; 1: 1 knowledge; 2: 2 knowledge; 3: 1 knowledge; place 3: 2",
        ("1 ? skip, treat 6 ! treat 6", "2 ? skip, treat 3 ! skip"),
        "1: +1 loyalty +3 vp; 2: +1 vp; 3: +1 vp; hospital: finished; tower: 1 stone; place 6: gone; covered: prioress king bishop",
        also=("seals_left",),
    ),
    Case(
        "iv06_wills",
        "bridge: finished; 3: 21 stone; 1: 13 wood; 3 houses: 1",
        after="3: +2 money; place 6: 1; covered: prioress king bishop",
    ),
    Case("iv06_wills", "bridge: finished; tower: finished; place 6: gone; all: 3 wool; covered: prioress king bishop"),
    Case(
        "iv07_robbers",
        "0: 3 money; 1: 1 money; 2: 3 money; 3: 2 money",
        after="0: -2 money; 2: -2 money; place 11: 1; covered: queen guild king",
    ),
    Case("iv07_robbers", "1: 1 money", after="1: -1 money; place 11: 1; covered: queen guild king"),
    Case("iv07_robbers", "all: 3 money; place 11: 2; covered: queen guild king"),
    Case("iv07_robbers", "place 11: gone; 0: 2 wool; covered: queen guild king"),
    Case(
        "iv08_plots",
        "0: 2 money; 0 houses: 14; 1: 3 money; 1 houses: 13; 2: 1 money; 3: 9 money; 3 houses: 3 5 7 9",
        (
            "0 ? pass, exchange iv08_plots ! exchange iv08_plots",
            "0 ? skip, house 1, house 2, house 4, house 6, house 8, house 10, house 11, house 12 ! house 11",
            "1 ? pass, exchange iv08_plots ! pass",
        ),
        "0: -2 money; site 11: 0; place 1: 1",
        also=("houses_left",),
    ),
    Case(
        "iv08_plots",
        "0: 2 money; 0 houses: 14; place 1: gone",
        ("0 ? pass, exchange iv08_plots ! exchange iv08_plots", f"0 ? skip, {OTHER_HOUSES} ! skip"),
        "0: -2 money",
    ),
    Case("iv08_plots", "all: 1 money; place 1: gone"),
    Case("iv08_plots", "0: 2 money; 0 houses: 1 3 5 7; place 1: gone"),
    Case("iv09_peace", "0: 1 loyalty; 1: 3 loyalty; 2: 3 loyalty", after="1: +2 vp; 2: +2 vp; dues: -1 money; place 7: 1"),
    Case("iv09_peace", "all: 2 loyalty; dues: 1 money; place 7: gone", after="dues: -"),
    Case(
        "iv10_plague_back",
        "0: 2 knowledge; 1: 1 knowledge; 2: 1 knowledge; place 1: 2; place 9: 5",
        ("0 ? skip, treat 1, treat 3 ! treat 1", "1 ? skip, treat 3 ! treat 3"),
        "0: +1 grain +2 vp; 1: +1 cloth +2 vp; place 1: gone; place 3: gone; covered: queen prioress bishop",
    ),
    Case(
        "iv10_plague_back",
        "3: 5 knowledge; 3 houses: 1; place 9: 5; place 3: gone",
        (
            "3 ? skip, treat 9 ! treat 9",
            "3 ? skip, house 3, house 4, house 5, house 6, house 7, house 8, house 9, house 10, house 11, house 12, house 13, house 14 "
            "! house 3",
        ),
        "3: +2 vp; site 3: 3; place 9: gone; covered: queen prioress bishop",
        also=("houses_left",),
    ),
    Case("iv10_plague_back", "1: 2 knowledge; place 3: 2; covered: queen prioress bishop", ("1 ? skip, treat 3 ! skip",)),
    Case("iv10_plague_back", "all: 1 knowledge; place 3: 2; place 4: gone; covered: queen prioress bishop"),
]

IMMEDIATE = [*CHAPTER_1, *CHAPTER_2, *CHAPTER_3, *CHAPTER_4]

ALWAYS_MATTER = {"i11_fleet", "ii01_war", "ii03_accusation", "iii07_papal_pardon", "iii11_plague_course", "iv09_peace"}
"""Whoever has cards lays two of them; dues always change; and a card is drawn even where only one can come (WE-3.7). When the war and the
drawing pass somebody by is tested in test_we_events.py."""


@dataclass(frozen=True)
class Lasting:
    """A permanent event in the turn of seat 0, which has two cards; with it, and without it. Where it changes nothing, `otherwise` is left
    out: all goes as without it."""

    event: str
    table: str
    asks: tuple[str, ...]
    after: str = ""
    otherwise: tuple[str, ...] | None = None
    otherwise_after: str = ""


SALE = "0 ? play grain, play sale ! play sale"
SALES = "0 ? skip, sell 0 1, sell 1 0, sell 1 1, sell 2 0, sell 2 1, sell 3 0, sell 3 1 ! "
MEDICINE = "0 ? play grain, play medicine ! play medicine"
PRIVILEGE = "0 ? play piety, play privilege ! play privilege"
BUILD = "0 ? play grain, play building_project ! play building_project"
DONATE = "0 ? play grain, play donation ! play donation"
FAVOUR = "0 ? play grain, play favour ! play favour"
GRAIN = "0 ? play grain, play piety ! play grain"
PIETY = "0 ? play grain, play piety ! play piety"
QUARRY = "0 ? pass, exchange i07_quarry ! "
ALTAR = "0 ? pass, exchange iv11_altar_cloths ! "

LASTING = [
    Lasting(
        "i01_works",
        "0: 3 wool 1 cloth; 0 hand: sale grain; market: -",
        (SALE, f"{SALES}sell 2 1"),
        "0: -2 wool -1 cloth +6 money",
        (SALE, f"{SALES}sell 2 1"),
        "0: -2 wool -1 cloth +8 money",
    ),
    Lasting("i01_works", "0: 1 cloth; 0 hand: sale grain; market: -", (SALE, "0 ? skip, sell 0 1 ! sell 0 1"), "0: -1 cloth +4 money"),
    Lasting(
        "i07_quarry",
        "0: 4 money; 0 hand: medicine grain",
        (f"{QUARRY}exchange i07_quarry", MEDICINE, "0 ? skip, earn ! skip"),
        "0: +1 stone -2 money",
        (MEDICINE, "0 ? skip, earn ! skip"),
    ),
    Lasting(
        "i07_quarry",
        "0: 1 money; 0 hand: medicine grain",
        (MEDICINE, "0 ? skip, earn ! earn", f"{QUARRY}exchange i07_quarry"),
        "0: +1 stone -1 money +1 vp",
        (MEDICINE, "0 ? skip, earn ! earn"),
        "0: +1 money +1 vp",
    ),
    Lasting(
        "i07_quarry",
        "0: 2 money; 0 hand: grain piety",
        (f"{QUARRY}pass", GRAIN, "0 ? skip, take grain ! take grain", f"{QUARRY}pass"),
        "0: +1 grain",
        (GRAIN, "0 ? skip, take grain ! take grain"),
        "0: +1 grain",
    ),
    Lasting("i07_quarry", "0: 2 money; 0 hand: grain piety; 3: 25 stone", (GRAIN, "0 ? skip, take grain ! take grain"), "0: +1 grain"),
    Lasting(
        "i10_charter",
        "0 open: grain; 0 hand: privilege piety",
        (PRIVILEGE,),
        "",
        (PRIVILEGE, "0 ? skip, take grain ! take grain"),
        "0: +1 grain",
    ),
    Lasting("i10_charter", "0 hand: privilege piety", (PRIVILEGE,)),
    Lasting("i10_charter", "0 hand: grain piety", (GRAIN, "0 ? skip, take grain ! take grain"), "0: +1 grain"),
    Lasting(
        "ii05_masons",
        "0: 1 stone 2 money; 0 hand: building_project grain",
        (BUILD,),
        "",
        (BUILD, "0 ? skip, build bridge stone ! build bridge stone"),
        "0: -1 stone +3 vp; bridge: 1 stone",
    ),
    Lasting(
        "ii05_masons",
        "0: 1 stone 2 money; 0 hand: donation grain",
        (DONATE,),
        "",
        (DONATE, "0 ? skip, donate bridge ! donate bridge"),
        "0: -1 money; bridge: seal 0",
    ),
    Lasting(
        "ii05_masons",
        "0: 1 money; 0 open: donation; 0 hand: privilege piety",
        (PRIVILEGE,),
        "",
        (PRIVILEGE, "0 ? skip, donate bridge ! donate bridge"),
        "0: -1 money; bridge: seal 0",
    ),
    Lasting("ii05_masons", "bridge: finished; 0: 1 stone 1 money; 0 hand: building_project grain", (BUILD,)),
    Lasting(
        "ii07_red",
        "0: 3 wool 2 cloth; 0 hand: sale grain",
        (SALE, f"{SALES}sell 3 1"),
        "0: -3 wool -1 cloth +11 money",
        (SALE, f"{SALES}sell 3 1"),
        "0: -3 wool -1 cloth +10 money",
    ),
    Lasting("ii07_red", "0: 1 wool; 0 hand: sale grain", (SALE, "0 ? skip, sell 1 0 ! sell 1 0"), "0: -1 wool +2 money"),
    Lasting(
        "ii10_pardon",
        "0: 1 money; 0 hand: donation grain",
        (DONATE, "0 ? skip, donate bridge ! donate bridge"),
        "0: +1 piety -1 money; bridge: seal 0",
        (DONATE, "0 ? skip, donate bridge ! donate bridge"),
        "0: -1 money; bridge: seal 0",
    ),
    Lasting("ii10_pardon", "0: 1 money; 0 hand: donation grain", (DONATE, "0 ? skip, donate bridge ! skip")),
    Lasting(
        "ii10_pardon",
        "0: 1 money; 0 hand: donation grain; 3: 12 piety",
        (DONATE, "0 ? skip, donate bridge ! donate bridge"),
        "0: -1 money; bridge: seal 0",
    ),
    Lasting(
        "iii02_old_books",
        "0: 3 knowledge; 0 hand: medicine grain; place 5: 2",
        (MEDICINE, "0 ? skip, earn ! skip"),
        "",
        (MEDICINE, "0 ? skip, earn, treat 5 ! treat 5"),
        "0: +1 wool +2 vp; place 5: gone",
    ),
    Lasting(
        "iii02_old_books",
        "0: 3 knowledge; 0 hand: favour grain; favour: guild",
        (FAVOUR, "0 ? skip, favour ! favour"),
        "favour: prioress",
        (FAVOUR, "0 ? skip, favour ! favour"),
        "0: +2 vp; favour: prioress",
    ),
    Lasting(
        "iii02_old_books",
        "0: 1 knowledge; 0 hand: building_project grain; 0: 1 wood; hospital: 2 stone 1 wood seal 0; bridge: finished; tower: 2 wood;"
        "place 2: 1",
        (BUILD, "0 ? skip, build hospital wood ! build hospital wood"),
        "0: -1 wood +4 vp; hospital: finished",
        (BUILD, "0 ? skip, build hospital wood ! build hospital wood", "0 ? skip, treat 2 ! treat 2"),
        "0: -1 wood +2 money +6 vp; hospital: finished; place 2: gone",
    ),
    Lasting("iii02_old_books", "place 5: 2; 0 hand: medicine grain", (MEDICINE, "0 ? skip, earn ! earn"), "0: +1 money +1 vp"),
    Lasting(
        "iii05_no_hands",
        "0: 2 money; 0 hand: grain piety",
        (GRAIN, "0 ? skip, take grain ! take grain"),
        "0: +1 grain -1 money",
        (GRAIN, "0 ? skip, take grain ! take grain"),
        "0: +1 grain",
    ),
    Lasting("iii05_no_hands", "0 hand: grain piety", (GRAIN,), "", (GRAIN, "0 ? skip, take grain ! take grain"), "0: +1 grain"),
    Lasting(
        "iii05_no_hands",
        "0: 1 money; 0 open: grain; 0 hand: privilege piety",
        (PRIVILEGE, "0 ? skip, take grain ! take grain"),
        "0: +1 grain -1 money",
        (PRIVILEGE, "0 ? skip, take grain ! take grain"),
        "0: +1 grain",
    ),
    Lasting("iii05_no_hands", "0: 1 money; 0 hand: grain piety", (GRAIN, "0 ? skip, take grain ! skip")),
    Lasting("iii05_no_hands", "0: 1 money; 0 hand: grain piety", (PIETY, "0 ? skip, take piety ! take piety"), "0: +1 piety"),
    Lasting(
        "iii11_plague_course",
        "0 hand: grain piety sale",
        (
            "0 ? play grain, play piety, play sale ! play grain",
            "0 ? skip, take grain ! skip",
            "- ? lose-card piety, lose-card sale ! lose-card piety",
        ),
        "",
        (
            "0 ? play grain, play piety, play sale ! play grain",
            "0 ? skip, take grain ! skip",
            "0 ? discard piety, discard sale ! discard sale",
        ),
    ),
    Lasting(
        "iii11_plague_course",
        "0 hand: grain piety",
        (GRAIN, "0 ? skip, take grain ! take grain", "- ? lose-card piety ! lose-card piety"),
        "0: +1 grain",
        (GRAIN, "0 ? skip, take grain ! take grain"),
        "0: +1 grain",
    ),
    Lasting(
        "iv02_healers",
        "0 hand: medicine grain",
        (MEDICINE, "0 ? skip, earn ! earn"),
        "0: +1 money +2 vp",
        (MEDICINE, "0 ? skip, earn ! earn"),
        "0: +1 money +1 vp",
    ),
    Lasting(
        "iv02_healers",
        "0: 5 knowledge; 0 hand: medicine grain; place 3: 1; place 5: 2; place 6: 3",
        (MEDICINE, "0 ? skip, earn, treat 3, treat 5, treat 6 ! treat 3", "0 ? done, treat 5, treat 6 ! treat 5"),
        "0: +1 wool +1 cloth +5 vp; place 3: gone; place 5: gone",
        (MEDICINE, "0 ? skip, earn, treat 3, treat 5, treat 6 ! treat 3", "0 ? done, treat 5, treat 6 ! treat 5"),
        "0: +1 wool +1 cloth +4 vp; place 3: gone; place 5: gone",
    ),
    Lasting("iv02_healers", "0 hand: medicine grain", (MEDICINE, "0 ? skip, earn ! skip")),
    Lasting(
        "iv05_wages",
        "0: 1 stone 1 money; 0 hand: building_project grain; tower: 6 stone",
        (BUILD, "0 ? skip, build bridge stone ! build bridge stone"),
        "0: -1 stone -1 money +3 vp; bridge: 1 stone",
        (BUILD, "0 ? skip, build bridge stone ! build bridge stone"),
        "0: -1 stone +3 vp; bridge: 1 stone",
    ),
    Lasting(
        "iv05_wages",
        "0: 1 stone; 0 hand: building_project grain; tower: 6 stone",
        (BUILD,),
        "",
        (BUILD, "0 ? skip, build bridge stone ! build bridge stone"),
        "0: -1 stone +3 vp; bridge: 1 stone",
    ),
    Lasting(
        "iv05_wages",
        "0: 1 stone 1 money; 0 hand: building_project grain; tower: 6 stone",
        (BUILD, "0 ? skip, build bridge stone ! skip"),
    ),
    Lasting("iv05_wages", "0: 1 money; 0 hand: building_project grain", (BUILD,)),
    Lasting(
        "iv11_altar_cloths",
        "0: 2 cloth; 0 hand: grain piety",
        (f"{ALTAR}pass", GRAIN, "0 ? skip, take grain ! skip", f"{ALTAR}exchange iv11_altar_cloths"),
        "0: +1 piety -1 cloth",
        (GRAIN, "0 ? skip, take grain ! skip"),
    ),
    Lasting(
        "iv11_altar_cloths",
        "0: 2 cloth; 0 hand: grain piety",
        (f"{ALTAR}exchange iv11_altar_cloths", GRAIN, "0 ? skip, take grain ! skip"),
        "0: +1 piety -1 cloth",
        (GRAIN, "0 ? skip, take grain ! skip"),
    ),
    Lasting("iv11_altar_cloths", "0: 2 wool; 0 hand: grain piety", (GRAIN, "0 ? skip, take grain ! skip")),
    Lasting("iv11_altar_cloths", "0: 2 cloth; 0 hand: grain piety; 3: 12 piety", (GRAIN, "0 ? skip, take grain ! skip")),
]
