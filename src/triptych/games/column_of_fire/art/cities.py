# ruff: noqa: E501 -- the steps of a path are data
"""The four cities as an engraver sees them from across the water: 256 units wide, 108 high, the ground at 100."""

from __future__ import annotations

GROUND = 100.0


class View:
    """A drawing in the making: outlines with their wash, in the order they are painted, and hatches over them."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def draw(self, look: str, path: str) -> None:
        self.done.append(f'<path class="a-{look}" d="{path}"/>')

    def block(self, x: float, top: float, w: float, look: str = "paper", base: float = GROUND, shade: float = 0.35) -> None:
        """A wall with a hatched side."""
        self.draw(look, f"M{x:g} {base:g}V{top:g}h{w:g}V{base:g}z")
        self.hatch(x + w * (1 - shade), top + 2, w * shade - 1, base - top - 3)

    def hatch(self, x: float, y: float, w: float, h: float, step: float = 3.0) -> None:
        """Shadow: short level strokes."""
        rows = int(h / step)
        if rows > 0 and w > 1:
            self.draw("soft a-hatch", "".join(f"M{x:.1f} {y + i * step:.1f}h{w:.1f}" for i in range(rows)))

    def windows(self, x: float, y: float, n: int, gap: float, w: float = 2.2, h: float = 5) -> None:
        """Small arched windows in a row."""
        self.draw(
            "ink", "".join(f"M{x + i * gap:.1f} {y + h:.1f}v{1 - h:.1f}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h - 1:.1f}z" for i in range(n))
        )

    def gable(self, x: float, w: float, eaves: float, peak: float, roof: str = "red", base: float = GROUND) -> None:
        """A house seen from its gable."""
        self.draw("paper", f"M{x:g} {base:g}V{eaves:g}L{x + w / 2:g} {peak:g}L{x + w:g} {eaves:g}V{base:g}z")
        self.draw(
            roof,
            f"M{x - 1.5:g} {eaves + 1:g}L{x + w / 2:g} {peak - 1.5:g}L{x + w + 1.5:g} {eaves + 1:g}l-2 1.600L{x + w / 2:g} {peak + 2:g}L{x + 0.5:g} {eaves + 2.6:g}z",
        )
        self.windows(x + w / 2 - 1, eaves + 1, 1, 1)
        self.windows(x + w * 0.22, eaves + 9, 2, w * 0.4)
        self.hatch(x + w * 0.72, eaves + 3, w * 0.24, base - eaves - 4)

    def stepped(self, x: float, w: float, eaves: float, peak: float, look: str = "paper", base: float = GROUND) -> None:
        """A house with a stepped gable."""
        rise, run = (eaves - peak) / 4, w / 10
        left = "".join(f"V{eaves - rise * (i + 1):.1f}h{run:.1f}" for i in range(4))
        right = "".join(f"v{rise:.1f}h{run:.1f}" for i in range(4))
        self.draw(look, f"M{x:g} {base:g}V{eaves:g}{left}h{w - 8 * run:.1f}{right}V{base:g}z")
        self.windows(x + w / 2 - 1.1, eaves - rise * 2, 1, 1)
        for row in range(int((base - eaves) / 11)):
            self.windows(x + w * 0.2, eaves + 3 + 11 * row, 3, w * 0.25, 2.4, 5.5)
        self.hatch(x + w * 0.8, eaves, w * 0.17, base - eaves - 2)

    def row(self, x: float, w: float, eaves: float, top: float, roof: str = "red", base: float = GROUND) -> None:
        """A house seen from the side, with its roof."""
        self.draw("paper", f"M{x:g} {base:g}V{eaves:g}h{w:g}V{base:g}z")
        self.draw(roof, f"M{x - 2:g} {eaves:g}l5 {top - eaves:g}h{w - 6:g}l5 {eaves - top:g}z")
        self.windows(x + 3, eaves + 3, int(w / 7), 7)

    def spire(self, x: float, w: float, base: float, top: float, roof: str = "blue") -> None:
        self.draw(roof, f"M{x - 1:g} {base:g}L{x + w / 2:g} {top:g}L{x + w + 1:g} {base:g}z")
        self.draw("line", f"M{x + w / 2:g} {top:g}v-5m-2 2h4")
        self.draw(
            "soft a-hatch",
            f"M{x + w * 0.68:.1f} {base - 1:g}L{x + w / 2:g} {top + 3:g}M{x + w * 0.85:.1f} {base - 1:g}L{x + w / 2:g} {top + 6:g}",
        )

    def merlons(self, x: float, y: float, w: float, n: int, look: str = "paper") -> None:
        step = w / (2 * n - 1)
        teeth = "".join(f"M{x + 2 * i * step:.1f} {y:g}v-3.500h{step:.1f}v3.500z" for i in range(n))
        self.draw(look, teeth)

    def tree(self, x: float, base: float, r: float) -> None:
        self.draw("line", f"M{x:g} {base:g}v{-r:g}")
        self.draw(
            "green",
            f"M{x - r:g} {base - r:g}a{r * 0.6:g} {r * 0.6:g} 0 0 1 {r * 0.5:g} {-r:g}a{r * 0.62:g} {r * 0.62:g} 0 0 1 {r:g} 0a{r * 0.6:g} {r * 0.6:g} 0 0 1 {r * 0.5:g} {r:g}z",
        )

    def water(self, x: float, w: float, y: float = GROUND) -> None:
        """Ripples before the city."""
        self.draw("soft a-hatch", f"M{x:g} {y + 3:g}h{w * 0.3:g}m6 0h{w * 0.4:g}M{x + w * 0.12:g} {y + 6:g}h{w * 0.5:g}m5 0h{w * 0.2:g}")

    def text(self) -> str:
        return "".join(self.done)


def kingsbridge() -> str:
    v = View()
    v.draw("green a-plain", "M4 100c10-9 26-12 44-10 20-8 40-6 60-2h96c20-4 36 2 48 12z")
    for x, r in ((14, 8), (25, 6.5), (224, 7), (240, 9)):
        v.tree(x, GROUND, r)
    v.gable(34, 17, 82, 69)
    v.row(49, 26, 85, 74)
    v.gable(66, 15, 84, 72, "wood")
    # the cathedral: choir, crossing with its spire, nave, two towers in the west
    v.draw("blue", "M96 66l6-13h86l6 13z")
    v.block(98, 66, 94, shade=0)
    v.draw("soft a-hatch", "".join(f"M{x} 54.500v11" for x in range(106, 186, 5)))
    v.windows(103, 73, 9, 10, 3.4, 13)
    v.draw("paper", "".join(f"M{x} 100V70l2-3 2 3v30z" for x in (110, 120, 130, 140, 150, 160, 170, 180)))
    v.draw("line", "M98 92h94")
    v.block(134, 38, 20)
    v.windows(137.5, 44, 3, 5, 2.6, 8)
    v.merlons(133, 38, 22, 4)
    v.spire(135.5, 17, 35, 6, "blue")
    for x in (90, 184):
        v.block(x, 34, 17)
        v.windows(x + 4, 40, 2, 6, 3, 9)
        v.windows(x + 4, 58, 2, 6, 3, 9)
        v.windows(x + 4, 76, 2, 6, 3, 9)
        v.draw("line", f"M{x} 54h17M{x} 72h17")
        v.merlons(x - 0.5, 34, 18, 4)
        v.draw("line", f"M{x} 31v-7M{x + 17} 31v-7")
    v.gable(203, 16, 84, 72, "wood")
    v.gable(76, 13, 88, 78)
    # the bridge over the river
    v.draw("shade", "M150 106c16-8 50-8 78-3l22 3v-5c-24-7-74-8-100 0z")
    v.draw("line", "M8 100h140M230 101h20")
    v.draw("ink", "M166 106a6 5 0 0 1 12 0zM186 105a6.500 5.500 0 0 1 13 0zM207 106a6 5 0 0 1 12 0z")
    v.water(20, 110, 101)
    return v.text()


def paris() -> str:
    v = View()
    v.draw("green a-plain", "M4 100c6-8 20-9 30-7h190c12-3 22 1 28 7z")
    v.row(18, 30, 82, 70, "blue")
    v.gable(10, 15, 85, 73, "blue")
    v.row(44, 26, 78, 65, "blue")
    v.gable(64, 16, 80, 66, "red")
    v.row(188, 32, 80, 67, "blue")
    v.gable(176, 15, 78, 64, "red")
    v.gable(216, 16, 84, 71, "blue")
    # Notre-Dame: two towers, the rose, three doors; its spire behind
    v.draw("blue", "M112 52l4-14h24l4 14z")
    v.spire(123.5, 9, 42, 5, "blue")
    v.block(88, 52, 80, shade=0)
    for x in (88, 144):
        v.block(x, 26, 24)
        v.windows(x + 4.5, 31, 2, 9.5, 5, 19)
        v.draw("line", f"M{x - 1.5} 26h27M{x} 53h24")
        v.merlons(x - 1, 26, 26, 5)
    v.draw("line", "M88 57h80M88 74h80M112 57v43M144 57v43")
    v.windows(90.5, 59, 13, 6, 2.6, 0.1)
    v.draw("paper", "M113 52h30v-5h-30z")
    v.done.append('<circle class="a-gold" cx="128" cy="65.500" r="7.500"/>')
    v.draw("line", "M128 58v15M120.500 65.500h15M122.700 60.200l10.600 10.600M133.300 60.200l-10.600 10.600")
    v.windows(95, 62, 2, 6, 3.5, 8)
    v.windows(151, 62, 2, 6, 3.5, 8)
    for x in (93, 121, 149):
        v.draw("wood", f"M{x} 100V86l7-9 7 9v14z")
        v.draw("line", f"M{x + 7} 79v21")
    # a round gate tower, and the Seine with a bridge
    v.block(230, 76, 15)
    v.spire(230, 15, 76, 54, "blue")
    v.windows(236, 82, 1, 1, 3, 7)
    v.draw("line", "M6 100h244")
    v.draw("shade", "M14 107c16-9 48-9 66 0l-3-7c-20-6-40-6-60 0z")
    v.draw("ink", "M26 107a6 5.500 0 0 1 12 0zM43 106a6.500 6 0 0 1 13 0zM61 107a6 5.500 0 0 1 12 0z")
    v.water(92, 150, 101)
    return v.text()


def antwerp() -> str:
    v = View()
    v.draw("soft a-hatch", "M4 103h40m8 0h60m8 0h70m8 0h50M20 106.500h50m8 0h80m8 0h40")
    # the choir and the tower of Our Lady, storey upon storey
    v.draw("blue", "M128 66l5-16h56l6 16z")
    v.block(128, 66, 68, shade=0.12)
    v.windows(134, 72, 7, 9, 3.4, 14)
    v.block(146, 52, 14, shade=0)
    v.draw("blue", "M145 52q8-14 16 0z")
    v.draw("line", "M153 45v-7")
    v.block(100, 52, 26)
    v.windows(104.5, 58, 2, 10, 6, 16)
    v.windows(104.5, 80, 2, 10, 6, 16)
    v.draw("line", "M98 77h30")
    v.block(103, 34, 20)
    v.windows(106, 38, 3, 5.5, 3, 11)
    v.draw("line", "M101 52h24M102 34h22M103 34v-6M123 34v-6M100 52v-7M126 52v-7")
    v.block(106.5, 20, 13)
    v.windows(109, 23, 2, 5.3, 2.6, 8)
    v.draw("line", "M106.500 20v-4M119.500 20v-4")
    v.spire(108, 10, 20, 6, "gold")
    # the row of gables on the quay
    v.stepped(12, 22, 78, 58, "netherlands")
    v.stepped(33, 21, 72, 52)
    v.stepped(53, 23, 76, 56, "red")
    v.stepped(75, 22, 80, 61)
    v.stepped(194, 22, 76, 56, "netherlands")
    v.stepped(215, 20, 81, 62)
    # the crane and a ship at the quay
    v.draw("wood", "M238 100V76h9v24z")
    v.draw("wood", "M236 78l3-6h10l2 6z")
    v.draw("line", "M246 73l-18-17M228 56v17M226 73h4M239 74l-11-18")
    v.draw("line", "M6 100h244")
    v.draw("wood", "M150 98c8 3 30 3 46-2-2 7-5 10-9 11h-26c-5-1-9-4-11-9z")
    v.draw("line", "M166 99V70M181 98V76")
    v.draw("paper", "M158 76c5-1.500 10-1.500 15 0-1 5-1 10 .5 15-6 1.500-11 1.500-16 0 1.500-5 1.500-10 .5-15z")
    v.draw("netherlands", "M166 69l8 2-8 2.500z")
    return v.text()


def seville() -> str:
    v = View()
    v.draw("wood a-plain", "M4 100c12-12 28-14 44-11 24-9 60-7 90-3 30-5 70-4 88 2 12 0 20 4 26 12z")
    v.row(16, 30, 86, 78, "red")
    v.gable(36, 15, 86, 77)
    v.row(60, 26, 82, 74, "red")
    # the cathedral, low and broad, with its pinnacles
    v.block(112, 66, 84, "paper", shade=0.1)
    v.draw("paper", "M124 66V56h60v10zM138 56v-8h32v8z")
    v.draw("gold", "M146 48q8-16 16 0z")
    v.draw("line", "M154 40v-6m-2 2h4")
    v.windows(118, 74, 8, 9.5, 3.6, 12)
    v.windows(129, 58.5, 6, 9, 2.6, 6)
    v.draw("line", "".join(f"M{x} 66v-7" for x in (112, 124, 184, 196)) + "".join(f"M{x} 56v-6" for x in (138, 170)) + "M112 90h84")
    v.draw("wood", "M148 100V90a6 7 0 0 1 12 0v10z")
    # the Giralda
    v.block(86, 42, 22, "paper")
    v.draw("line", "M86 58h22M86 74h22")
    for y in (46, 62, 78):
        v.windows(91, y, 2, 8.5, 4, 9)
    v.draw("paper", "M84 42h26v-4H84z")
    v.block(88.5, 26, 17, "paper", base=38)
    v.windows(91, 29, 3, 4.8, 3, 8)
    v.block(92, 16, 10, "paper", base=26)
    v.windows(94, 18, 2, 4, 2.2, 6)
    v.draw("gold", "M92 16q5-8 10 0z")
    v.draw("line", "M97 12V4M97 6l4 1.500-4 1.500")
    # the Tower of Gold by the river, and the wall
    v.block(168, 88, 46, "shade", shade=0)
    v.merlons(168, 88, 46, 8, "shade")
    v.block(210, 66, 28, "gold")
    v.windows(214, 72, 4, 5.6, 2.8, 7)
    v.merlons(209, 66, 30, 5, "gold")
    v.block(217, 52, 14, "gold", base=63)
    v.merlons(216.5, 52, 15, 3, "gold")
    v.windows(220, 55, 2, 5, 2.4, 6)
    v.draw("gold", "M220 48.500q4-7 8 0z")
    # palms and orange trees
    for x, h in ((246, 34), (72, 40)):
        top = 100 - h
        v.draw("line", f"M{x} 100q2 {-h / 2:g} 0 {-h}")
        v.draw(
            "green", f"M{x} {top}c-4-6-9-6-12-2 5-1 8 0 12 2 0-7 4-10 9-8-4 1-7 4-9 8 6-2 11 0 12 5-3-4-7-5-12-5 1 4-2 9-6 9 3-3 5-6 6-9z"
        )
    v.tree(10, 100, 7)
    v.tree(56, 100, 6)
    v.draw("line", "M4 100h248")
    v.water(60, 180, 101)
    return v.text()


CITIES = {"england": kingsbridge, "france": paris, "netherlands": antwerp, "spain": seville}
