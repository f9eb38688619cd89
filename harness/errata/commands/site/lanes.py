"""Draw the results of a case on every release: a lane per mode and backend, a mark per release."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from markupsafe import Markup, escape

from errata.commands.history.report import Period, Timeline, Track, name_label
from errata.commands.site.addresses import anchor, to
from errata.commands.site.case_words import bare
from errata.commands.site.charts import cut_label, label_room
from errata.commands.site.facts import CasePage, TrialFacts
from errata.commands.site.svg import drawing, element, number, text
from errata.model.verdict import Verdict, word_of
from errata.model.versions import release_order
from errata.report.document import Sign, sign_of_change
from errata.text.printable import counted, visible

LANE_HEIGHT = 46.0
"""Pixels from one lane to the next; the style sheet gives the lanes' names the same height."""

_TOP, _SIDE = 10.0, 8.0
_RADIUS = 11.0
_ROOM, _LEAST_STEP, _MOST_STEP = 880.0, 31.0, 52.0
_LETTER = 6.6
_PASSES = ("passes",)
_SHORT = {"passes": "✓"}


@dataclass(frozen=True, kw_only=True)
class Mark:
    """The last result of a trial, in its release's column; `joined` if equal to the mark before.

    `place` is the anchor of the trial; `changes` counts how often its result changed over time.
    `words` describes the mark in full.
    """

    column: int
    place: str
    verdict: Verdict | None
    label: str
    tone: int
    fix: str
    unexpected: bool
    recorded: bool
    joined: bool
    sign: str
    changes: int
    words: str


@dataclass(frozen=True, kw_only=True)
class Lane:
    """A mode and backend; a second environment of a release is in another lane."""

    name: str
    marks: tuple[Mark, ...]


def arrange_lanes(page: CasePage) -> tuple[tuple[str, ...], tuple[Lane, ...]]:
    """Return the releases, the oldest first, and the lanes over them."""
    if page.timeline is None:
        return (), ()
    tracks = page.timeline.tracks
    trials = {(one.environment, one.mode, one.backend): one for one in page.trials}
    releases = sorted(
        {bare(p.release) for track in tracks for p in track.periods}, key=release_order
    )
    lanes: list[Lane] = []
    for track in tracks:
        for rank, row in enumerate(_rows(track)):
            known = [
                (
                    releases.index(bare(periods[0].release)),
                    periods,
                    trials.get((periods[0].environment, track.mode, track.backend)),
                )
                for periods in row
            ]
            extra = f", {_suffix(row[0][0])}" if rank else ""
            name = f"{track.mode}, {track.backend}{extra}"
            where = (track.mode, track.backend)
            marks = tuple(_marks(page.framework, page.timeline, where, known))
            lanes.append(Lane(name=name, marks=marks))
    return tuple(releases), tuple(lanes)


def draw_lanes(releases: Sequence[str], lanes: Sequence[Lane], *, name: str, title: str) -> Markup:
    """Draw the lanes; every mark is a link to its trial, with a full description."""
    step = min(max(_ROOM / max(len(releases), 1), _LEAST_STEP), _MOST_STEP)
    below = _TOP + LANE_HEIGHT * len(lanes)
    longest = max((len(cut_label(release)) for release in releases), default=0)
    leans = longest * _LETTER > step - 4
    inside = [
        *_rules(len(lanes), step * len(releases) + 2 * _SIDE),
        *(part for row, lane in enumerate(lanes) for part in _lane(lane, row, step)),
        *(_release(each, _x(index, step), below, leans) for index, each in enumerate(releases)),
    ]
    height = below + (label_room(releases) if leans else 22)
    words = f"{counted(len(lanes), 'lane')} over {counted(len(releases), 'release')}; each mark is "
    return drawing(
        inside,
        size=(step * len(releases) + 2 * _SIDE + (6 if leans else 0), height),
        name=name,
        title=title,
        description=f"{words}a link to its trial in the table of all trials, which says the same.",
        role="group",
        class_="lanes",
    )


def draw_sign(verdict: Verdict) -> Markup:
    """Draw the shape of a verdict alone, for a legend."""
    shape = _shape(verdict, 9, 9, 6.5, f"mark v-{verdict}")
    return element(
        "svg", shape, class_="sign", width=18, height=18, viewBox="0 0 18 18", aria_hidden="true"
    )


def _rows(track: Track) -> list[list[list[Period]]]:
    """Group periods by environment, and these into rows that have each release once."""
    places: dict[str, list[Period]] = {}
    for period in track.periods:
        places.setdefault(period.environment, []).append(period)
    rows: list[list[list[Period]]] = []
    used: dict[str, int] = {}
    for periods in places.values():
        release = bare(periods[0].release)
        rank = used.get(release, 0)
        used[release] = rank + 1
        if rank == len(rows):
            rows.append([])
        rows[rank].append(periods)
    return rows


def _suffix(period: Period) -> str:
    """Return the part of an environment's name that differs from the default one."""
    return period.release.removeprefix(bare(period.release)).strip("-+") or "once more"


def _marks(
    framework: str,
    timeline: Timeline,
    where: tuple[str, str],
    known: Iterable[tuple[int, list[Period], TrialFacts | None]],
) -> Iterator[Mark]:
    before: Period | None = None
    for column, periods, trial in known:
        last = periods[-1]
        state = last.state
        joined = before is not None and before.state.is_sure and state.is_sure
        broken, fixed = timeline.label(state.broken), timeline.label(state.fixed)
        letters = [one for one in broken if one not in _PASSES]
        yield Mark(
            column=column,
            place=anchor(last.environment, *where),
            verdict=state.verdict,
            label="/".join(_SHORT.get(one, one) for one in broken) or "?",
            tone=_tone(letters),
            fix="/".join(fixed) if fixed not in ((), _PASSES) else "",
            unexpected=trial is not None and trial.is_unexpected,
            recorded=last.is_only_recorded,
            joined=joined and before is not None and before.state.agrees(periods[0].state),
            sign=_sign(periods[0]),
            changes=sum(period.changed_on is not None for period in periods),
            words=_words(
                f"{framework} {last.release}", where, periods, trial, _done(broken, fixed)
            ),
        )
        before = last if state.is_sure else before


def _sign(period: Period) -> str:
    """Return how a release differs from the one before; empty where it does not."""
    if not period.differs:
        return ""
    return str(sign_of_change(filter(None, [period.step]), Sign.CHANGED))


def _tone(letters: Sequence[str]) -> int:
    """Return which of three shades a letter has, so that neighbours differ."""
    return (ord(letters[0][-1]) - ord("A")) % 3 if letters else 0


def _words(
    release: str,
    where: tuple[str, str],
    periods: Sequence[Period],
    trial: TrialFacts | None,
    done: str,
) -> str:
    last = periods[-1]
    words = [f"{release}, {where[0]}, {where[1]}: {word_of(last.state.verdict or 'unknown')}"]
    if trial is not None and trial.documented:
        words[0] += ", as documented"
    elif trial is not None and trial.is_unexpected:
        words[0] += ", not as documented"
    words.append(done)
    if periods[0].step is not None:
        words.append(str(periods[0].step))
    if last.changed_on is not None:
        words.append(f"changed on {last.changed_on:%Y-%m-%d}")
    if last.is_only_recorded:
        words.append("only in the record")
    elif last.last is not None:
        words.append(f"measured {last.last:%Y-%m-%d}")
    return "; ".join(words)


def _done(broken: tuple[str, ...], fixed: tuple[str, ...]) -> str:
    """Name what both scripts did by their letters."""

    def words(label: tuple[str, ...]) -> str:
        if not label:
            return "not known"
        return name_label(label) if label == _PASSES else f"does {name_label(label)}"

    return f"broken.py {words(broken)}, fixed.py {words(fixed)}"


def _x(column: int, step: float) -> float:
    return _SIDE + step * (column + 0.5)


def _rules(lanes: int, width: float) -> Iterator[Markup]:
    for row in range(1, lanes):
        y = number(_TOP + LANE_HEIGHT * row)
        yield element("path", class_="grid", d=f"M0 {y}H{number(width)}")


def _lane(lane: Lane, row: int, step: float) -> Iterator[Markup]:
    y = _TOP + LANE_HEIGHT * (row + 0.5)
    before: Mark | None = None
    for mark in lane.marks:
        x = _x(mark.column, step)
        if before is not None and mark.joined:
            start, end = number(_x(before.column, step) + _RADIUS), number(x - _RADIUS)
            far = " far" if mark.column > before.column + 1 else ""
            style = f"join{far} v-{mark.verdict}"
            yield element("path", class_=style, d=f"M{start} {number(y)}H{end}")
        if mark.sign:
            yield _change_point(x - step / 2, y, mark.sign)
        before = mark
    for index, mark in enumerate(lane.marks):
        yield _link(mark, _x(mark.column, step), y, row=row, is_first=index == 0)


def _change_point(x: float, y: float, sign: str) -> Markup:
    """Mark a change from one release to the next: a bar with a sign on it."""
    return element(
        "g",
        element("path", d=f"M{number(x)} {number(y - 17)}V{number(y + 17)}"),
        text(sign, x=x, y=y - 10, text_anchor="middle"),
        class_="change-point",
    )


def _link(mark: Mark, x: float, y: float, *, row: int, is_first: bool) -> Markup:
    """Draw a mark as a link; only the first of a lane is in the tab order, arrow keys move on."""
    verdict = f"v-{mark.verdict}" if mark.verdict else "v-unknown"
    flags = "".join(f" {flag}" for flag in ("unexpected", "recorded") if getattr(mark, flag))
    style = f"{verdict} tone-{mark.tone}{flags}"
    parts = [element("title", escape(visible(mark.words)))]
    if mark.unexpected:
        parts.append(_shape(mark.verdict, x, y, _RADIUS + 3.5, "ring"))
    parts.append(_shape(mark.verdict, x, y, _RADIUS, f"mark {style}"))
    small = " small" if len(mark.label) > 2 else ""
    label = mark.label if len(mark.label) <= 5 else f"{mark.label[:4]}…"
    parts.append(text(label, class_=f"letter{small} {style}", x=x, y=y + 4, text_anchor="middle"))
    if mark.fix:
        parts.append(
            text(f"fix {mark.fix}"[:9], class_="under", x=x, y=y + 22, text_anchor="middle")
        )
    if mark.changes:
        parts.append(element("circle", class_="again", cx=x + 9, cy=y - 10, r=3))
    return element(
        "a",
        *parts,
        href=to("", mark.place),
        aria_label=mark.words,
        data_lane=row,
        tabindex=0 if is_first else -1,
    )


def _release(release: str, x: float, y: float, leans: bool) -> Markup:
    name = cut_label(release)
    if not leans:
        return text(name, class_="tick", x=x, y=y + 14, text_anchor="middle")
    place = f"translate({number(x + 4)} {number(y + 12)}) rotate(-45)"
    return text(name, class_="tick", text_anchor="end", transform=place)


def _shape(verdict: Verdict | None, x: float, y: float, radius: float, style: str) -> Markup:
    """Draw a verdict's shape: colour alone is not enough to recognise it."""
    corners = _CORNERS.get(verdict) if verdict is not None else None
    if verdict in (Verdict.UNAVAILABLE, Verdict.INFRA, None):
        return element("circle", class_=f"{style} nothing", cx=x, cy=y, r=radius * 0.8)
    if corners is None:
        return element("circle", class_=style, cx=x, cy=y, r=radius)
    count, turn, larger = corners
    points = " ".join(
        f"{number(x + larger * radius * sin(angle))},{number(y - larger * radius * cos(angle))}"
        for angle in (2 * pi * (n + turn) / count for n in range(count))
    )
    return element("polygon", class_=style, points=points)


_CORNERS: Mapping[Verdict, tuple[int, float, float]] = {
    Verdict.DRIFTED: (4, 0.0, 1.2),
    Verdict.MASKED: (4, 0.5, 1.25),
    Verdict.FIX_FAILS: (3, 0.0, 1.35),
    Verdict.FLAKY: (6, 0.0, 1.1),
}
"""Number of corners, their rotation, and their scale; other verdicts are circles."""
