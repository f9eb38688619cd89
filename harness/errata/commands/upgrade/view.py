"""What an upgrade changes, arranged for reading: what breaks first, then what can be deleted."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from errata.commands.run.report import FailedEnvironment
from errata.compare.resources import Baseline, Limits
from errata.compare.sides import Row, judgement_rows
from errata.compare.transitions import Change, Transition, fails_in
from errata.model.case import BACKENDS, Case
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.model.outcome import StrEnum
from errata.model.runs import EnvironmentFacts
from errata.model.source import parse_script
from errata.model.verdict import Verdict
from errata.report.document import command
from errata.text.printable import visible


class Section(StrEnum):
    """The heading of a change, in reading order."""

    BREAKS = "breaks"
    COSTS = "costs more"
    REFUSED = "is refused now"
    WORDS = "fails in other words"
    NUMBERS = "gives other numbers"
    BETTER = "gets better"
    SAVES = "costs less"


TITLES: Mapping[Section, str] = {
    Section.BREAKS: "Breaks at {release}",
    Section.COSTS: "Costs more at {release}",
    Section.REFUSED: "Refused at {release}: a clear error instead of silence, a crash or a hang",
    Section.WORDS: "Fails as before, with a different message",
    Section.NUMBERS: "Different numbers",
    Section.BETTER: "Gets better at {release}",
    Section.SAVES: "Costs less at {release}",
}
COSTS = (Section.COSTS, Section.SAVES)
"""The sections on time and memory."""
BRIEF = (Section.COSTS, Section.NUMBERS, Section.SAVES)
"""The sections with a line or two per case; the others show both sides."""
_SECTIONS = {
    Change.REGRESSED: Section.BREAKS,
    Change.SILENT_NOW: Section.BREAKS,
    Change.FIX_FAILS: Section.BREAKS,
    Change.MASKED: Section.BREAKS,
    Change.KIND_CHANGED: Section.BREAKS,
    Change.FLAKY: Section.BREAKS,
    Change.REFUSED_NOW: Section.REFUSED,
    Change.DRIFTED: Section.WORDS,
    Change.FIX_WORKS: Section.BETTER,
    Change.UNMASKED: Section.BETTER,
    Change.MILDER: Section.BETTER,
}
# With a section of their own: next to the behaviour of a trial they would hide it.
_APART = {
    Change.SLOWER: Section.COSTS,
    Change.MORE_MEMORY: Section.COSTS,
    Change.NUMERIC: Section.NUMBERS,
    Change.FASTER: Section.SAVES,
    Change.LESS_MEMORY: Section.SAVES,
}
_ONE_SIDED = (Change.GONE, Change.APPEARED)
_ORDER = tuple(Change)


@dataclass(frozen=True, kw_only=True)
class SideFacts:
    """One of the two releases, and what its environments held."""

    release: str
    environments: tuple[EnvironmentFacts, ...] = ()


@dataclass(frozen=True, kw_only=True)
class UpgradeFacts:
    """What a report shows about the comparison itself.

    `started` is in UTC, `wall_s` in seconds. `is_downgrade`: the second release is the older one.
    `baseline` is what the framework itself needs in memory, None if unknown. `unfinished` counts
    the comparisons without a result, after an interruption or where nothing may be run; without
    `confirmed` it came before what changed was run again. `recorded` and `stored` count trials that
    record and store knew. `options` name the corpora on a command line.
    """

    framework: str
    before: SideFacts
    after: SideFacts
    is_downgrade: bool
    started: datetime
    wall_s: float
    cells_run: int
    cells_reused: int
    isolation: str
    selection: str
    corpus: str
    limits: Limits
    baseline: Baseline | None = None
    interrupted: bool = False
    confirmed: bool = True
    unfinished: int = 0
    failed: tuple[FailedEnvironment, ...] = ()
    recorded: int = 0
    stored: int = 0
    options: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Group:
    """Trials of one case that changed in the same way; all text is safe to show.

    `places` are modes, with the backend where it is not the CPU. `words` describe the changes, one
    sentence each, or all numbers that differ; `rows` are both sides. `where` names the environments
    of costs where a side has several.
    """

    case: str
    title: str
    places: tuple[str, ...]
    changes: tuple[Change, ...]
    words: tuple[str, ...]
    rows: tuple[Row, ...]
    again: str
    where: str = ""


@dataclass(frozen=True, kw_only=True)
class Workaround:
    """A case whose broken script passes on the new release, having failed on the old one.

    `remedy` is what the fix does, in its script's own words. `still_needed_in` are the places in
    which the case fails on the new release too.
    """

    case: str
    title: str
    remedy: str
    places: tuple[str, ...]
    still_needed_in: tuple[str, ...]
    note: str


@dataclass(frozen=True, kw_only=True)
class Inconclusive:
    """Trials that cannot be compared, for one reason."""

    reason: str
    trials: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class UpgradeView:
    """A whole comparison, ready to be shown; counts leave out what did not occur.

    A trial counts under each of its changes. `still_needed` are cases that fail on the new release
    too, `needless` those whose broken script passes on both.
    """

    facts: UpgradeFacts
    transitions: tuple[Transition, ...]
    sections: tuple[tuple[Section, tuple[Group, ...]], ...]
    deletable: tuple[Workaround, ...]
    still_needed: tuple[str, ...]
    needless: tuple[str, ...]
    inconclusive: tuple[Inconclusive, ...]
    one_sided: tuple[tuple[Change, tuple[str, ...]], ...]
    counts: tuple[tuple[Change, int], ...]
    exit_code: int

    def groups(self, section: Section) -> tuple[Group, ...]:
        """Return the groups of one section."""
        return dict(self.sections).get(section, ())


def build_upgrade_view(transitions: Sequence[Transition], facts: UpgradeFacts) -> UpgradeView:
    """Arrange transitions for reading, in an order that does not depend on the run's."""
    ordered = sorted(transitions, key=_reading_order)
    by_case: dict[str, list[Transition]] = {}
    for transition in ordered:
        by_case.setdefault(transition.case.id, []).append(transition)
    counts = Counter(change for transition in ordered for change in transition.changes)
    fixes = {name: group for name, group in by_case.items() if group[0].case.fix_known}
    needed = {name: None for name, group in fixes.items() if _passes_or_fails(group, fails=True)}
    return UpgradeView(
        facts=facts,
        transitions=tuple(ordered),
        sections=_sections(ordered, facts),
        deletable=tuple(
            _workaround(group) for group in fixes.values() if any(map(_is_healed, group))
        ),
        still_needed=tuple(visible(name) for name in needed),
        needless=tuple(
            visible(name)
            for name, group in fixes.items()
            if name not in needed and not any(map(_is_healed, group)) and _was_asked(group)
        ),
        inconclusive=_inconclusive(ordered),
        one_sided=tuple(
            (change, tuple(_name(t) for t in ordered if t.change is change))
            for change in _ONE_SIDED
            if counts[change]
        ),
        counts=tuple((change, counts[change]) for change in Change if counts[change]),
        exit_code=EXIT_INTERRUPTED if facts.interrupted else upgrade_exit_code(ordered),
    )


def upgrade_exit_code(transitions: Sequence[Transition]) -> int:
    """Return the exit code: a regression counts first, then failures, then nothing to compare."""
    if any(transition.is_regression for transition in transitions):
        return EXIT_CHANGED
    sides = [side for t in transitions for side in (t.before, t.after) if side is not None]
    if any(side.verdict is Verdict.INFRA for side in sides):
        return EXIT_INFRASTRUCTURE
    if all(t.change in (Change.INCONCLUSIVE, *_ONE_SIDED) for t in transitions):
        return EXIT_INFRASTRUCTURE
    return EXIT_AS_EXPECTED


def _reading_order(transition: Transition) -> tuple[object, ...]:
    modes = transition.case.requires.modes
    mode = modes.index(transition.mode) if transition.mode in modes else len(modes)
    backend = transition.backend
    rank = BACKENDS.index(backend) if backend in BACKENDS else len(BACKENDS)
    return (transition.case.id, mode, transition.mode, rank, backend)


def _place(transition: Transition) -> str:
    place = transition.mode
    return visible(place if transition.backend == "cpu" else f"{place}:{transition.backend}")


def _name(transition: Transition) -> str:
    return f"{visible(transition.case.id)} {_place(transition)}"


def _is_healed(transition: Transition) -> bool:
    return Change.HEALED in transition.changes


def _was_asked(transitions: Sequence[Transition]) -> bool:
    return any(t.after is not None and t.after.verdict.is_conclusive for t in transitions)


def _passes_or_fails(transitions: Sequence[Transition], *, fails: bool) -> bool:
    """Return whether the broken script fails, or passes, anywhere on the new release."""
    after = [t.after for t in transitions if t.after and t.after.verdict.is_conclusive]
    return any(fails_in(side) is fails for side in after)


def _sections(
    transitions: Sequence[Transition], facts: UpgradeFacts
) -> tuple[tuple[Section, tuple[Group, ...]], ...]:
    """Put each trial's behaviour into one section, and numbers and costs into their own."""
    groups: dict[Section, dict[tuple[int, object], list[Transition]]] = {s: {} for s in Section}
    several = len({_environments(t) for t in transitions} - {""}) > 1
    for transition in transitions:
        for section, changes in _by_section(transition).items():
            words = tuple(transition.words[transition.changes.index(c)] for c in changes)
            rows = _rows(transition) if section in _SECTIONS.values() else ()
            where = _environments(transition) if several and section in COSTS else ""
            urgency = _ORDER.index(changes[0])
            key = (urgency, (transition.case.id, changes, words, rows, where))
            groups[section].setdefault(key, []).append(transition)
    return tuple(
        (
            section,
            tuple(
                _group(section, group, facts, several=several)
                for _, group in sorted(found.items(), key=lambda item: item[0][0])
            ),
        )
        for section, found in groups.items()
        if found
    )


def _by_section(transition: Transition) -> dict[Section, tuple[Change, ...]]:
    """Divide a trial's changes among the headings."""
    sections: dict[Section, list[Change]] = {}
    for change in transition.changes:
        if change in _APART:
            sections.setdefault(_APART[change], []).append(change)
    behaviour = [change for change in transition.changes if change not in _APART]
    if behaviour and behaviour[0] in _SECTIONS:
        sections[_SECTIONS[behaviour[0]]] = behaviour
    return {section: tuple(changes) for section, changes in sections.items()}


def _rows(transition: Transition) -> tuple[Row, ...]:
    if transition.before is None or transition.after is None:
        return ()
    release = visible(transition.before.trial.environment.version)
    return judgement_rows(transition.before, transition.after, release)


def _environments(transition: Transition) -> str:
    """Return the environments of both sides; empty where one is missing."""
    if transition.before is None or transition.after is None:
        return ""
    was, now = (side.trial.environment.id for side in (transition.before, transition.after))
    return visible(f"{was} -> {now}")


def _group(
    section: Section, transitions: Sequence[Transition], facts: UpgradeFacts, *, several: bool
) -> Group:
    first = transitions[0]
    changes = _by_section(first)[section]
    words = [first.words[first.changes.index(change)] for change in changes]
    return Group(
        case=visible(first.case.id),
        title=visible(first.case.title),
        places=tuple(map(_place, transitions)),
        changes=changes,
        words=tuple(map(visible, first.numbers if section is Section.NUMBERS else words)),
        rows=_rows(first) if section in _SECTIONS.values() else (),
        again=_again(transitions, facts),
        where=_environments(first) if several and section in COSTS else "",
    )


def _again(transitions: Sequence[Transition], facts: UpgradeFacts) -> str:
    """Return the command that compares one case again, quoted for any shell."""
    case = transitions[0].case.id
    words = ["upgrade", facts.framework, facts.before.release, facts.after.release, case]
    for backend in sorted({transition.backend for transition in transitions} - {"cpu"}):
        words += ["--backend", backend]
    return command(*words, options=facts.options)


def _workaround(transitions: Sequence[Transition]) -> Workaround:
    case = transitions[0].case
    healed = [transition for transition in transitions if _is_healed(transition)]
    still = [
        transition
        for transition in transitions
        if transition not in healed and _passes_or_fails([transition], fails=True)
    ]
    fails = any(Change.FIX_FAILS in transition.changes for transition in healed)
    return Workaround(
        case=visible(case.id),
        title=visible(case.title),
        remedy=visible(_remedy(case)),
        places=tuple(map(_place, healed)),
        still_needed_in=tuple(map(_place, still)),
        note="it must go: fixed.py fails" if fails else "",
    )


def _remedy(case: Case) -> str:
    """Return the first line of the docstring of `fixed.py`; empty without one."""
    try:
        text = ast.get_docstring(parse_script(case.fixed)) or ""
    except SyntaxError:
        return ""
    return text.strip().partition("\n")[0]


def _inconclusive(transitions: Sequence[Transition]) -> tuple[Inconclusive, ...]:
    """Join the trials that cannot be compared for the same reason."""
    reasons: dict[str, list[str]] = {}
    for transition in transitions:
        if transition.change is Change.INCONCLUSIVE:
            reasons.setdefault(visible(transition.words[0]), []).append(_name(transition))
    return tuple(Inconclusive(reason=why, trials=tuple(names)) for why, names in reasons.items())
