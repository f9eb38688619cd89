"""What an upgrade changes, arranged for reading and as a JSON document: what breaks comes first."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from errata.commands.run.report import EnvironmentJson, FailedEnvironment, RunJudgement
from errata.compare.behaviour import Row, judgement_rows
from errata.compare.judge import harm_of
from errata.compare.resources import Baseline, Cost
from errata.compare.transitions import Change, Transition, compare_judgements, fails_in
from errata.model.case import BACKENDS, Case, Harm
from errata.model.cell import Trial
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.model.outcome import StrEnum
from errata.model.source import parse_script
from errata.model.verdict import Judgement, Verdict
from errata.report.document import command
from errata.text.jsonable import DocumentFormat
from errata.text.printable import visible

_COMMON = "common"
Spot = tuple[str, str, str]
"""A case, its mode and its backend."""


class Section(StrEnum):
    """The heading of a change, in reading order."""

    BREAKS = "breaks"
    COSTS = "costs more"
    REFUSED = "is refused now"
    CLAIMS = "is no longer so"
    WORDS = "fails in other words"
    NUMBERS = "gives other numbers"
    BETTER = "gets better"
    SAVES = "costs less"


TITLES: Mapping[Section, str] = {
    Section.BREAKS: "Breaks at {release}",
    Section.COSTS: "Costs more at {release}",
    Section.REFUSED: "Refused at {release}: a clear error instead of silence, a crash or a hang",
    Section.CLAIMS: "No longer so at {release}",
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
    Change.CLAIM_FAILS: Section.CLAIMS,
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
class ReleaseSide:
    """One of the two releases, and what its environments held."""

    release: str
    environments: tuple[EnvironmentJson, ...]


@dataclass(frozen=True, kw_only=True)
class UpgradeFacts:
    """What is known of a comparison before its results are arranged.

    `started` is in UTC, `wall_s` in seconds. `notes` are for the screen, `options` name the corpora
    on a command line.
    """

    framework: str
    before: ReleaseSide
    after: ReleaseSide
    downgrade: Annotated[bool, Field(description="Whether the second release is the older one.")]
    started: datetime
    wall_s: float
    interrupted: bool
    confirmed: Annotated[
        bool, Field(description="Whether changes were confirmed; false after an interruption.")
    ]
    unfinished: Annotated[
        int,
        Field(description="Comparisons without a result: interrupted, or not known to errata mcp."),
    ]
    corpus: Annotated[str, Field(description="Paths of the cases.")]
    selection: Annotated[str, Field(description="What was selected, in words.")]
    isolation: str
    factors: Annotated[
        Mapping[Literal["time", "memory"], float],
        Field(description="By what factor time and memory must differ; 0: not compared."),
    ]
    framework_memory: Baseline | None
    cells: Mapping[Literal["run", "reused"], int]
    known: Annotated[
        Mapping[Literal["record", "store"], int],
        Field(description="Trials that were not run because record or store knew them."),
    ]
    failed_environments: tuple[FailedEnvironment, ...]
    notes: Annotated[tuple[str, ...], Field(exclude=True)] = ()
    options: Annotated[tuple[str, ...], Field(exclude=True)] = ()


@dataclass(frozen=True, kw_only=True)
class Group:
    """Trials of one case that changed in the same way; texts are safe to show.

    `rows` are both sides. `where` names the environments of costs where a side has several.
    """

    case: str
    title: str
    places: Annotated[
        tuple[str, ...], Field(description="Modes, with the backend where it is not the CPU.")
    ]
    changes: tuple[Change, ...]
    words: Annotated[
        tuple[str, ...], Field(description="The changes, one sentence each; it quotes scripts.")
    ]
    since: Annotated[
        str,
        Field(
            description="The first listed release on the way in which it breaks, by what record "
            "and store know; empty: not known."
        ),
    ]
    fix: Annotated[str, Field(description="What to write instead; empty if no fix is known.")]
    silent: Annotated[bool, Field(description="Whether nothing says that it fails.")]
    common: Annotated[bool, Field(description="Whether many people meet it.")]
    rows: Annotated[tuple[Row, ...], Field(exclude=True)]
    again: Annotated[str, Field(exclude=True)]
    where: Annotated[str, Field(exclude=True)]


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
class ReleaseJudgement(RunJudgement):
    """What a trial did on one release."""

    id: Annotated[str, Field(description="The trial's name.")]
    expected: Annotated[
        Verdict | None, Field(description="The verdict that the case documents here, if any.")
    ]


@dataclass(frozen=True, kw_only=True)
class UpgradeChange:
    """One change of a comparison; its sentence quotes scripts."""

    change: Change
    regression: bool
    words: str


@dataclass(frozen=True, kw_only=True)
class UpgradeComparison:
    """A case in one mode and backend on both releases; the most serious change first."""

    case: str
    title: str
    mode: str
    backend: str
    regression: Annotated[bool, Field(description="Whether any change makes it worse.")]
    changes: tuple[UpgradeChange, ...]
    numbers: Annotated[
        tuple[str, ...], Field(description="Where a result differs by more than the tolerance.")
    ]
    costs: tuple[Cost, ...]
    before: ReleaseJudgement | None
    after: ReleaseJudgement | None


@dataclass(frozen=True, kw_only=True)
class UpgradeCounts:
    """How many comparisons there are, and how many have each change; none are left out."""

    comparisons: int
    change: Mapping[Change, int]


@dataclass(frozen=True, kw_only=True)
class UpgradeReport(UpgradeFacts):
    """Two releases of one framework, case by case. Texts of scripts are raw and untrusted.

    A trial counts under each of its changes. `sections` have what changed under its heading.
    """

    exit_code: Annotated[
        Literal[0, 1, 3, 130],
        Field(description="0 nothing worse, 1 something is, 3 inconclusive, 130 interrupted."),
    ]
    counts: UpgradeCounts
    breaks: Annotated[
        tuple[Group, ...],
        Field(description="What breaks and what to write instead: silent and common ones first."),
    ]
    deletable: Annotated[
        tuple[Workaround, ...],
        Field(description="Cases whose broken script failed on the first release and now passes."),
    ]
    still_needed: Annotated[
        tuple[str, ...], Field(description="Cases that fail on the second release too.")
    ]
    needless: Annotated[
        tuple[str, ...], Field(description="Cases whose broken script passes on both.")
    ]
    comparisons: tuple[UpgradeComparison, ...]
    transitions: Annotated[tuple[Transition, ...], Field(exclude=True)]
    sections: Annotated[tuple[tuple[Section, tuple[Group, ...]], ...], Field(exclude=True)]
    inconclusive: Annotated[Mapping[str, Sequence[str]], Field(exclude=True)]
    one_sided: Annotated[tuple[tuple[Change, tuple[str, ...]], ...], Field(exclude=True)]

    def groups(self, section: Section) -> tuple[Group, ...]:
        """Return the groups of one section."""
        return dict(self.sections).get(section, ())


UPGRADE = DocumentFormat("upgrade", 4, UpgradeReport, "errata upgrade --json")


def first_release_to_break(before: Judgement, later: Sequence[Judgement], change: Change) -> str:
    """Return the release from which on each later one has a `change` from `before`; empty for none.

    `later` are the judgements of one trial in the order of the way; the last is where it leads.
    """
    since = ""
    for judgement in reversed(later):
        if change not in compare_judgements(before, judgement).changes:
            break
        since = judgement.trial.environment.version
    return since


def spot_of(trial: Trial | Transition) -> Spot:
    """Return what trials of other releases have in common with this one."""
    return trial.case.id, trial.mode, trial.backend


def build_report(
    transitions: Sequence[Transition], facts: UpgradeFacts, since: Mapping[Spot, str] | None = None
) -> UpgradeReport:
    """Arrange transitions for reading, in an order that does not depend on the run's.

    `since` has the releases in which trials break.
    """
    ordered = sorted(transitions, key=_reading_order)
    by_case: dict[str, list[Transition]] = {}
    for transition in ordered:
        by_case.setdefault(transition.case.id, []).append(transition)
    counts = Counter(change for transition in ordered for change in transition.changes)
    fixes = {
        name: group
        for name, group in by_case.items()
        if group[0].case.fix_known and group[0].case.claim is None
    }
    needed = {name: None for name, group in fixes.items() if _passes_or_fails(group, fails=True)}
    sections = _sections(ordered, facts, since or {})
    return UpgradeReport(
        **{one.name: getattr(facts, one.name) for one in fields(UpgradeFacts)},
        exit_code=EXIT_INTERRUPTED if facts.interrupted else upgrade_exit_code(ordered),  # type: ignore[arg-type]  # one of the four
        counts=UpgradeCounts(
            comparisons=len(ordered),
            change={change: counts[change] for change in Change if counts[change]},
        ),
        breaks=dict(sections).get(Section.BREAKS, ()),
        deletable=tuple(
            _workaround(group) for group in fixes.values() if any(map(_is_healed, group))
        ),
        still_needed=tuple(visible(name) for name in needed),
        needless=tuple(
            visible(name)
            for name, group in fixes.items()
            if name not in needed
            and not any(map(_is_healed, group))
            and any(t.after is not None and t.after.verdict.is_conclusive for t in group)
        ),
        comparisons=tuple(map(_comparison, ordered)),
        transitions=tuple(ordered),
        sections=sections,
        inconclusive=_inconclusive(ordered),
        one_sided=tuple(
            (change, tuple(_name(t) for t in ordered if t.change is change))
            for change in _ONE_SIDED
            if counts[change]
        ),
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


def _passes_or_fails(transitions: Sequence[Transition], *, fails: bool) -> bool:
    """Return whether the broken script fails, or passes, anywhere on the new release."""
    after = [t.after for t in transitions if t.after and t.after.verdict.is_conclusive]
    return any(fails_in(side) is fails for side in after)


def _sections(
    transitions: Sequence[Transition], facts: UpgradeFacts, since: Mapping[Spot, str]
) -> tuple[tuple[Section, tuple[Group, ...]], ...]:
    """Put each trial's behaviour into one section, and numbers and costs into their own."""
    groups: dict[Section, dict[Group, list[str]]] = {section: {} for section in Section}
    backends: dict[Group, set[str]] = {}
    several = len({_environments(t) for t in transitions} - {""}) > 1

    def urgency(group: Group) -> tuple[bool, bool, int]:  # first what nobody notices, then by many
        return not group.silent, not group.common, _ORDER.index(group.changes[0])

    for transition in transitions:
        for section, changes in _by_section(transition).items():
            where = _environments(transition) if several and section in COSTS else ""
            group = _group(section, transition, changes, where, since.get(spot_of(transition), ""))
            groups[section].setdefault(group, []).append(_place(transition))
            backends.setdefault(group, set()).add(transition.backend)
    return tuple(
        (
            section,
            tuple(
                replace(
                    group, places=tuple(places), again=_again(group.case, backends[group], facts)
                )
                for group, places in sorted(found.items(), key=lambda one: urgency(one[0]))
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
    section: Section, one: Transition, changes: tuple[Change, ...], where: str, since: str
) -> Group:
    """Describe one trial, as all of its group are; where they are and how often comes later."""
    breaks = section is Section.BREAKS
    words = [one.words[one.changes.index(change)] for change in changes]
    fix = " ".join(one.case.fix.split()) if one.case.fix_known else ""
    return Group(
        case=visible(one.case.id),
        title=visible(one.case.title),
        places=(),
        changes=changes,
        words=tuple(map(visible, one.numbers if section is Section.NUMBERS else words)),
        since=visible(since) if breaks else "",
        fix=visible(fix) if breaks else "",
        silent=breaks and _is_silent(one),
        common=breaks and one.case.frequency == _COMMON,
        rows=_rows(one) if section in _SECTIONS.values() else (),
        again="",
        where=where,
    )


def _is_silent(one: Transition) -> bool:
    """Return whether a trial begins to fail without a word."""
    if Change.SILENT_NOW in one.changes:
        return True
    now = one.after
    begins = Change.REGRESSED in one.changes and now is not None
    return begins and now is not None and harm_of(one.case, now.verdict, now.broken) is Harm.SILENT


def _again(case: str, backends: set[str], facts: UpgradeFacts) -> str:
    """Return the command that compares one case again, quoted for any shell."""
    more = [word for one in sorted(backends - {"cpu"}) for word in ("--backend", one)]
    words = ("upgrade", facts.framework, facts.before.release, facts.after.release, case, *more)
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


def _inconclusive(transitions: Sequence[Transition]) -> Mapping[str, Sequence[str]]:
    """Name the trials that cannot be compared, by the reason why."""
    reasons: dict[str, list[str]] = {}
    for transition in transitions:
        if transition.change is Change.INCONCLUSIVE:
            reasons.setdefault(visible(transition.words[0]), []).append(_name(transition))
    return reasons


def _comparison(transition: Transition) -> UpgradeComparison:
    return UpgradeComparison(
        case=transition.case.id,
        title=transition.case.title,
        mode=transition.mode,
        backend=transition.backend,
        regression=transition.is_regression,
        changes=tuple(
            UpgradeChange(change=change, regression=change.is_regression, words=words)
            for change, words in zip(transition.changes, transition.words, strict=True)
        ),
        numbers=tuple(transition.numbers),
        costs=transition.costs,
        before=_on_release(transition.before),
        after=_on_release(transition.after),
    )


def _on_release(judgement: Judgement | None) -> ReleaseJudgement | None:
    if judgement is None:
        return None
    return ReleaseJudgement(
        id=judgement.trial.id,
        environment=judgement.trial.environment.id,
        verdict=judgement.verdict,
        expected=judgement.expected,
        reason=judgement.reason,
        broken=judgement.broken,
        fixed=judgement.fixed,
    )
