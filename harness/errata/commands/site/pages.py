"""The pages but the cases' own: the first one, environments, upgrades, and what Errata is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

from errata.commands.site.gather import CasePage, SiteFacts, TrialFacts, UpgradePage
from errata.commands.site.rendering import (
    MEANINGS,
    NEVER_DOCUMENTED,
    SIGNS,
    anchor,
    case_path,
    environment_link,
    link_to,
    upgrade_path,
)
from errata.commands.upgrade.report import BRIEF, TITLES, Group, Section, UpgradeReport
from errata.compare.behaviour import Row
from errata.compare.transitions import Change, Transition
from errata.model.case import BACKENDS
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.verdict import Verdict, word_of
from errata.model.versions import release_order
from errata.plan.framework import Framework
from errata.report.document import Sign
from errata.text.differences import Piece, shorten
from errata.text.printable import visible

if TYPE_CHECKING:
    import jinja2


_TOLD = 3
"""So many changes of a new release are on the first page."""
_OPEN = 5
"""A section of so many cases shows both sides of each; of more, it shows them when asked."""
_WHOLE = 60
"""So many cases of a section are shown with both sides; the others in a line each."""
_NAMES = 200
_CHANGED = 500
_FIELD_CHARACTERS = 1500
_HEADLINES = {
    EXIT_AS_EXPECTED: ("✓", "nothing gets worse", "healed"),
    EXIT_CHANGED: ("✘", "something gets worse", "fix-fails"),
}
_PARTIAL = ("!", "not everything could be compared", "infra")
_BETTER = (
    Change.HEALED,
    Change.REFUSED_NOW,
    Change.FIX_WORKS,
    Change.UNMASKED,
    Change.MILDER,
    Change.FASTER,
    Change.LESS_MEMORY,
)
_WORDS = (Change.DRIFTED, Change.NUMERIC)
_CASE_WIDE = (Change.INCONCLUSIVE, Change.GONE, Change.APPEARED, Change.UNCHANGED)
# How a section's sign and colour go with those of the verdicts.
_LOOKS = {
    Section.BREAKS: ("✘", "fix-fails"),
    Section.COSTS: ("✘", "fix-fails"),
    Section.REFUSED: (str(Sign.REFUSED), "healed"),
    Section.CLAIMS: ("≠", "drifted"),
    Section.WORDS: ("≠", "drifted"),
    Section.NUMBERS: ("≠", "drifted"),
    Section.BETTER: ("✓", "healed"),
    Section.SAVES: ("✓", "healed"),
}


Pieces = tuple[Piece, ...]


@dataclass(frozen=True, kw_only=True)
class _Count:
    """How many comparisons changed in one way; `look` is the verdict whose colours it takes."""

    sign: str
    number: int
    change: str
    look: str


@dataclass(frozen=True, kw_only=True)
class NewRelease:
    """What a framework's newest release changes: counts, and the cases that break or get better.

    `told` are those cases, each as sign, look, change, title and address; `more` counts the others.
    """

    framework: str
    before: str
    after: str
    href: str
    counts: tuple[_Count, ...]
    unchanged: int
    told: tuple[tuple[str, str, str, str, str], ...]
    more: int


def render_upgrades(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `upgrades/index.html`: for each release, the move to the next and to the newest."""
    # In the order of the first page.
    by_framework: dict[str, list[UpgradePage]] = {
        name: [] for name, _ in Counter(case.framework for case in facts.cases).most_common()
    }
    for page in facts.upgrades:
        by_framework.setdefault(page.framework, []).append(page)
    releases = {framework.name: _releases(framework) for framework in facts.frameworks}
    return env.get_template("upgrades.html.j2").render(
        root="../",
        active="upgrades",
        blocks=[
            (name, _newest(pages), _moves(pages, releases.get(name, ())))
            for name, pages in by_framework.items()
            if pages
        ],
    )


def new_releases(facts: SiteFacts) -> list[NewRelease]:
    """Tell what the newest release of each framework changes."""
    found = []
    for page in (facts.upgrades[number] for number in facts.arrivals):
        groups = [
            (*_LOOKS[section], ", ".join(group.changes), group.title, group.case)
            for section, groups in page.view.sections
            if section not in (Section.WORDS, Section.NUMBERS)
            for group in groups
        ]
        worse = [one for one in groups if one[1] == "fix-fails"]
        better = [
            ("✓", "healed", str(Change.HEALED), one.title, one.case) for one in page.view.deletable
        ]
        told = [*worse, *better, *(one for one in groups if one not in worse)]
        found.append(
            NewRelease(
                framework=page.framework,
                before=page.before,
                after=page.after,
                href=_path(page),
                counts=tuple(_counts(page.view, every=False)),
                unchanged=page.view.counts.change.get(Change.UNCHANGED, 0),
                told=tuple((*one[:-1], link_to(case_path(one[-1]))) for one in told[:_TOLD]),
                more=max(0, len(told) - _TOLD),
            )
        )
    return found


def _path(page: UpgradePage) -> str:
    """Return the address of an upgrade from the first page."""
    return link_to(upgrade_path(page.framework, page.before, page.after))


def render_upgrade(page: UpgradePage, facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render one comparison: what breaks first, then what can go, then what has no result."""
    view = page.view
    sign, headline, look = _HEADLINES.get(view.exit_code, _PARTIAL)
    return env.get_template("upgrade.html.j2").render(
        root="../",
        active="upgrades",
        page=page,
        view=view,
        sign=sign,
        headline=headline,
        look=look,
        counts=_counts(view, every=True),
        sections=[_section(view, section, groups) for section, groups in view.sections],
        links={visible(one.id): f"../{link_to(case_path(one.id))}" for one in facts.cases},
        one_sided=[
            (page.before if change is Change.GONE else page.after, names)
            for change, names in view.one_sided
        ],
        changed=[t for t in view.transitions if t.change not in _CASE_WIDE][:_CHANGED],
        trial_link=_trial_link,
        names_shown=_NAMES,
        few=_OPEN,
        breaks=bool(view.groups(Section.BREAKS)),
        neighbours=_neighbours(page, facts.upgrades),
        environment_links={one.id: f"../{environment_link(one.id)}" for one in facts.environments},
    )


def _newest(pages: Sequence[UpgradePage]) -> str:
    targets = [page.after for page in pages]
    return max(dict.fromkeys(targets), key=targets.count)


def _moves(
    pages: Sequence[UpgradePage], releases: Sequence[str]
) -> list[list[tuple[UpgradePage, str, list[_Count]]]]:
    """Return the moves to the next release and those to the newest, from the newest backwards.

    Each has its page, its address, and how much breaks, differs and gets better, in words.
    """
    newest = _newest(pages)
    known = {(page.before, page.after): page for page in pages}
    order = [*releases, *dict.fromkeys(p.before for p in pages if p.before not in releases)]
    steps = [known[pair] for pair in pairwise(order) if pair in known]
    leaps = [known[one, newest] for one in order if (one, newest) in known]
    return [
        [(one, _path(one).partition("/")[2], list(_kinds(one.view))) for one in reversed(pages)]
        for pages in (steps, leaps)
    ]


def _kinds(view: UpgradeReport) -> Iterator[_Count]:
    """Count what breaks, what differs and what gets better; the words name the changes."""
    counts = _counts(view, every=False)
    for sign, look in (("✘", "fix-fails"), ("≠", "drifted"), ("✓", "healed")):
        mine = [one for one in counts if one.look == look]
        yield _Count(
            sign=sign,
            number=sum(one.number for one in mine),
            change=", ".join(f"{one.number:,} {one.change}" for one in mine),
            look=look,
        )


def _counts(view: UpgradeReport, *, every: bool) -> list[_Count]:
    """Give each count its sign; without `every`, only what really changed."""
    shown = [item for item in view.counts.change.items() if every or item[0] not in _CASE_WIDE]
    return [
        _Count(sign=sign, number=number, change=str(change), look=look)
        for change, number in shown
        for sign, look in (_look(change),)
    ]


def _look(change: Change) -> tuple[str, str]:
    if change is Change.REFUSED_NOW:
        return str(Sign.REFUSED), "healed"
    if change is Change.SILENT_NOW:
        return str(Sign.SILENT), "fix-fails"
    if change.is_regression:
        return "✘", "fix-fails"
    if change in _WORDS:
        return "≠", "drifted"
    if change in _BETTER:
        return "✓", "healed"
    return ("=", "reproduces") if change is Change.UNCHANGED else ("–", "unavailable")  # noqa: RUF001 - a dash, as tables have it


def _section(view: UpgradeReport, section: Section, groups: Sequence[Group]) -> dict[str, Any]:
    """Return what the page shows of a section: `whole` with both sides, `brief` in a line each."""
    sign, look = _LOOKS[section]
    whole = () if section in BRIEF else groups[:_WHOLE]
    return {
        "anchor": str(section).replace(" ", "-"),
        "title": TITLES[section].format(release=visible(view.after.release)),
        "sign": sign,
        "look": look,
        "groups": groups,
        "whole": [(group, [_field(row) for row in group.rows]) for group in whole],
        "brief": groups[len(whole) :],
    }


def _field(row: Row) -> tuple[str, Pieces, Pieces]:
    before = tuple(piece for side in row.before for piece in side.pieces)
    return row.name, _marked(before), _marked(row.now)


def _marked(pieces: Sequence[Piece]) -> Pieces:
    """Shorten pieces, and leave out the marks where everything would have one."""
    if all(piece.differs for piece in pieces):
        pieces = [Piece(text=piece.text) for piece in pieces]
    return shorten(pieces, _FIELD_CHARACTERS)


def _trial_link(transition: Transition) -> str:
    """Return the address of a comparison's later side on its case's page."""
    side = transition.after or transition.before
    path = case_path(transition.case.id)
    if side is None:
        return f"../{link_to(path)}"
    trial = side.trial
    name = anchor(trial.environment.id, trial.mode, trial.backend)
    return f"../{link_to(path, name)}"


def _neighbours(page: UpgradePage, pages: Sequence[UpgradePage]) -> list[tuple[str, str, str]]:
    """Name the steps right before and after this move, with their addresses."""
    found: list[tuple[str, str, str]] = []
    for other in pages:
        if other.framework != page.framework or other is page:
            continue
        words = {
            other.after == page.before: "the step before",
            other.before == page.after: "the step after",
            other.before == page.before: "from the same release",
        }.get(True)
        if words == "the step after" and any(words == known for known, _, _ in found):
            words = "from there to the newest"
        if words:
            path = upgrade_path(other.framework, other.before, other.after)
            name = f"{other.before} → {other.after}"
            found.append((words, name, link_to(path.partition("/")[2])))
    return found


_MANY = 24
"""A table of more releases scrolls sideways on every screen."""
_PASSES = "passes"
_Trials = list[TrialFacts | None]
"""What a case did in one mode on each release."""


@dataclass(frozen=True, kw_only=True)
class Cell:
    """Neighbouring releases with the same result; without a result all but `columns` is empty."""

    columns: int
    look: str = ""
    sign: str = ""
    words: str = ""
    href: str = ""


@dataclass(frozen=True, kw_only=True)
class CaseRow:
    """A case; its lines are its modes, those with equal results together, each with its cells.

    `results` has the verdicts that occur, `unexpected` and `differs`, for the filters.
    """

    case: CasePage
    href: str
    name: str
    lines: tuple[tuple[str, tuple[Cell, ...]], ...]
    results: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Table:
    """One framework: its releases as columns, the newest first, and its cases as rows."""

    framework: str
    releases: tuple[str, ...]
    rows: tuple[CaseRow, ...]

    @property
    def is_wide(self) -> bool:
        """Whether the table has too many releases for a screen."""
        return len(self.releases) > _MANY


def tables_of(facts: SiteFacts) -> list[Table]:
    """Divide the cases by framework, the one with the most cases first.

    Modes that only results have come after the listed ones, releases in their order.
    """
    listed = {framework.name: framework for framework in facts.frameworks}
    mine: dict[str, list[CasePage]] = {name: [] for name in listed}
    for case in facts.cases:
        mine.setdefault(case.framework, []).append(case)
    tables = [_table(name, listed.get(name), cases) for name, cases in mine.items() if cases]
    return sorted(tables, key=lambda table: -len(table.rows))


def _releases(framework: Framework) -> tuple[str, ...]:
    return tuple(release.version for release in framework.releases)


def _table(name: str, listed: Framework | None, cases: Sequence[CasePage]) -> Table:
    releases = _releases(listed) if listed else ()
    trials = [trial for case in cases for trial in case.trials]
    if more := {trial.release for trial in trials} - set(releases):
        releases = tuple(sorted({*releases, *more}, key=release_order))
    known = listed.modes if listed else ()
    modes = list(dict.fromkeys([*known, *sorted({trial.mode for trial in trials})]))
    columns = {release: index for index, release in enumerate(reversed(releases))}
    return Table(
        framework=name,
        releases=tuple(columns),
        rows=tuple(_row(case, columns, modes) for case in cases),
    )


def _row(case: CasePage, columns: Mapping[str, int], modes: Sequence[str]) -> CaseRow:
    shared: dict[tuple[object, ...], tuple[list[str], _Trials]] = {}
    for place, trials in _by_place(case, columns, modes):
        names, _ = shared.setdefault(tuple(map(_did, trials)), ([], trials))
        names.append(place)
    results = {str(trial.verdict) for trial in case.trials}
    if any(trial.is_unexpected for trial in case.trials):
        results.add("unexpected")
    if any(_differ(trials) for _, trials in shared.values()):
        results.add("differs")
    return CaseRow(
        case=case,
        href=link_to(case_path(case.id)),
        name=case.id.removeprefix(f"{case.framework}/"),
        lines=tuple(
            (", ".join(names) if len(shared) > 1 else "", tuple(_cells(case, trials)))
            for names, trials in shared.values()
        )
        or (("", (Cell(columns=len(columns)),)),),
        results=tuple(sorted(results)),
    )


def _by_place(
    case: CasePage, columns: Mapping[str, int], modes: Sequence[str]
) -> Iterator[tuple[str, _Trials]]:
    """Yield each mode with its trials; another environment of a release starts another line."""
    rows: dict[tuple[str, str, int], _Trials] = {}
    for trial in case.trials:
        layer = 0
        while True:
            row = rows.setdefault((trial.mode, trial.backend, layer), [None] * len(columns))
            if row[columns[trial.release]] is None:
                row[columns[trial.release]] = trial
                break
            layer += 1
    ranks = {backend: number for number, backend in enumerate(BACKENDS)}
    for mode, backend, layer in sorted(
        rows, key=lambda key: (modes.index(key[0]), ranks.get(key[1], len(ranks)), key[1:])
    ):
        yield mode if backend == "cpu" else f"{mode}:{backend}", rows[mode, backend, layer]


def _did(trial: TrialFacts | None) -> tuple[object, ...] | None:
    if trial is None:
        return None
    return (trial.verdict, trial.is_unexpected, letters_of(trial))


def _differ(trials: _Trials) -> bool:
    return len({_did(trial) for trial in trials if trial and trial.verdict.is_conclusive}) > 1


def _cells(case: CasePage, trials: _Trials) -> Iterator[Cell]:
    for _, group in groupby(trials, key=_did):
        run = list(group)
        first, last = run[0], run[-1]  # the newest and the oldest
        if first is None or last is None:
            yield Cell(columns=len(run))
            continue
        span = first.release if first is last else f"{last.release} to {first.release}"
        letters = letters_of(first)
        look = f"v-{first.verdict}"
        if first.is_unexpected:
            look += " unexpected"
        elif first.verdict is Verdict.REPRODUCES and len(letters) == 1:
            # Another letter is another shade, so that a change of words is seen.
            look += ("", " shade-2", " shade-3")[(ord(letters) - ord("A")) % 3]
        yield Cell(
            columns=len(run),
            look=look,
            sign=sign_of(first),
            words=f"{span}: {word_of(first.verdict)}{f', {letters}' if letters else ''}"
            f"{', not as documented' if first.is_unexpected else ''}",
            href=link_to(case_path(case.id), anchor(first.environment, first.mode, first.backend)),
        )


def letters_of(trial: TrialFacts) -> str:
    """Name the broken script's failures by their letters; empty where it passes."""
    return "/".join(name for name in trial.broken if name != _PASSES)


def sign_of(trial: TrialFacts) -> str:
    """Return the text of a cell: the letter of a documented failure, or a verdict's sign."""
    if trial.verdict is Verdict.REPRODUCES:
        return letters_of(trial) or SIGNS[str(trial.verdict)]
    return SIGNS[str(trial.verdict)]


def render_matrix(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `index.html`: what is new, filters, a table for each framework."""
    tables = tables_of(facts)
    trials = [trial for case in facts.cases for trial in case.trials]
    seen = {str(trial.verdict) for trial in trials}
    names = [table.framework for table in tables]
    return env.get_template("matrix.html.j2").render(
        root="",
        active="cases",
        facts=facts,
        tables=tables,
        names=" and ".join(filter(None, (", ".join(names[:-1]), *names[-1:]))),
        new={one.framework: one for one in new_releases(facts)},
        areas=sorted({area for case in facts.cases for area in case.areas}),
        kinds=sorted({str(case.kind) for case in facts.cases}),
        verdicts=[str(verdict) for verdict in Verdict if str(verdict) in seen],
        releases=sum(len(table.releases) for table in tables),
        conclusive=sum(trial.verdict.is_conclusive for trial in trials),
        unexpected=sum(trial.is_unexpected for trial in trials),
        never_documented=NEVER_DOCUMENTED,
    )


def render_about(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `about.html`: what Errata is, how to read the site, how to run it."""
    return env.get_template("about.html.j2").render(
        root="",
        active="about",
        example=next((case.id for case in facts.cases), "CASE"),
        meanings=MEANINGS,
        never_documented=NEVER_DOCUMENTED,
    )


def render_environments(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render the table of all environments."""
    return env.get_template("environments.html.j2").render(
        root="../", active="environments", environments=facts.environments
    )
