"""The worked examples of RULES.md, each played. Where a card is partly reconstructed only what the book states is asserted."""

from __future__ import annotations

from tests.games.sola_fide.table import Table, printed


def test_sf_example_01_a_marker_laid_a_marker_lifted_a_marker_swapped() -> None:
    t = Table("ursulines: hand").begins("catholic", "play ursulines", "convert lower-saxon commons")
    assert t.side("lower-saxon", "commons") == "c p p pC n"
    assert t.offered[0].startswith("draw ")
    t = Table("local-presses: hand; lower-saxon commons: c p p pC n").begins("protestant", "play local-presses")
    assert t.play("convert lower-saxon commons").side("lower-saxon", "commons") == "c p p p n"
    t = Table("diet-of-worms: hand; lower-saxon nobility: c c p n nP").begins("catholic", "play diet-of-worms")
    assert t.play("convert lower-saxon nobility").side("lower-saxon", "nobility") == "c c p n nC"
    t.play("draw cajetan")
    assert t.hand("catholic") == ["cajetan"]


def test_sf_example_02_wittenberg_and_st_bartholomews_day() -> None:
    t = Table("wittenberg-university: hand; franconian power: C2").begins("protestant", "play wittenberg-university")
    t.play("move franconian nobility")
    assert t.power("franconian") == "N1", "commons were dominant, now the nobility is"
    t = Table("upper-saxon power: C2; lower-saxon power: N2; franconian power: C1")
    t.foreign("catholic", "blue", "st-bartholomews-day", "catholic")
    assert t.power("franconian") == "C2", "the other two are at the end already, so there was nothing to choose"
    t = Table("upper-saxon power: C2; lower-saxon power: N1; franconian power: C1")
    t.foreign("catholic", "blue", "st-bartholomews-day", "catholic")
    assert t.offered == ["move lower-saxon nobility", "move franconian commons"]


def test_sf_example_03_a_man_for_all_seasons() -> None:
    t = Table("man-for-all-seasons: hand").begins("catholic", "play man-for-all-seasons", "dispute lower-saxon")
    assert t.disputed == "lower-saxon"


def test_sf_example_04_whose_realm_his_religion() -> None:
    t = Table("whose-realm: hand; two-kingdoms: hand; melanchthon: hand; parsonage: hand").begins("protestant", "play whose-realm")
    t.play("discard two-kingdoms", "discard melanchthon", "enough", "move upper-saxon nobility", "move franconian nobility")
    assert (t.power("upper-saxon"), t.power("franconian")) == ("C1", "N1")
    assert t.hand("protestant") == ["parsonage"]
    assert t.passed_on()


def test_sf_example_05_conservative_countryfolk_replaces_the_catechism() -> None:
    t = Table("conservative-countryfolk: hand; roman-catechism: front").begins("catholic", "play conservative-countryfolk")
    while t.asks in ("catholic", "chance") and not t.passed_on():
        t.play(t.offered[0])
    assert t.place("conservative-countryfolk") == "front"
    assert t.place("roman-catechism") == "discard"


def test_sf_example_06_muehlberg_and_the_protestants_two() -> None:
    t = Table("battle-of-muehlberg: hand").begins("catholic", "play battle-of-muehlberg")
    while t.step != "military":
        t.play(t.offered[0])
    t.play("roll 2")
    assert t.asks == "protestant"
    assert all(text.startswith("move ") for text in t.offered)
    t.play("move lower-saxon commons")
    assert t.power("lower-saxon") == "C1"
    assert t.passed_on()


def test_sf_example_07_a_mighty_fortress() -> None:
    t = Table("franconian: catholic; bavarian: catholic; upper-rhenish nobility: c p p nC; upper-rhenish commons: c p nC nP")
    t.says("mighty-fortress: hand").begins("protestant", "play mighty-fortress")
    assert t.side("swabian", "nobility") == "c p p nP nP"
    assert t.side("swabian", "commons") == "c p p p nP"
    assert t.told("converted") == [(1, 8, 0, 2), (1, 8, 1, 1)], "three in Swabia, none in Upper Rhenish"


def test_sf_example_08_lower_saxon_taken_with_the_disputation_marker() -> None:
    t = Table("lower-saxon nobility: cP cP p n nP; lower-saxon commons: c p p pC n; disputed: lower-saxon; to-the-nobility: hand")
    t.begins("protestant", "play to-the-nobility", "convert lower-saxon nobility")
    assert t.circle("lower-saxon") == "protestant"
    assert t.looks()["protestant rewards"] == "1"
    assert t.points == {"catholic": 0, "protestant": 8}
    assert t.vp_from(1) == [(7, "circle"), (1, "reward")]
    assert t.disputed == "-"
    assert (t.side("lower-saxon", "nobility"), t.side("lower-saxon", "commons")) == ("c c p n n", "c p p p n")


def test_sf_example_09_franconian_opens_only_bavarian() -> None:
    t = Table("lower-saxon: catholic; franconian commons: cP p nP n; freedom-of-a-christian: hand")
    assert (t.circle("westphalian"), t.circle("upper-rhenish"), t.circle("bavarian")) == ("open", "open", "down")
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons")
    assert t.circle("franconian") == "protestant"
    assert t.told("turned-up") == [(5,)]
    assert t.circle("bavarian") == "open"


def test_sf_example_10_the_council_of_blood() -> None:
    t = Table("franconian commons: cP p nP n; freedom-of-a-christian: hand")
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons", "influence orange", "foreign council-of-blood")
    t.play("draw parsonage")
    assert t.hand("protestant") == ["parsonage"]
    t.foreign("catholic", "orange", "council-of-blood", "catholic")
    assert t.asks == "chance", "it is there again"


def test_sf_example_11_thirty_seven_to_twenty_eight() -> None:
    circles = {circle["id"]: circle["vp"] for circle in printed()["circle"]}
    six = ["upper-saxon", "franconian", "upper-rhenish", "bavarian", "electoral-rhenish", "austrian"]
    assert (sum(circles[name] for name in six), sum(circles.values())) == (34, 62)
    t = Table("; ".join(f"{name}: {'protestant' if name in six else 'catholic'}" for name in circles if name != "austrian"))
    t.says("protestant rewards: 3; austrian nobility: cP cP p n nP; to-the-nobility: hand").begins("protestant", "play to-the-nobility")
    assert t.over
    assert t.points == {"catholic": 28, "protestant": 37}
    assert t.winners() == [t.seats["protestant"]]
