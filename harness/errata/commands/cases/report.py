"""What the commands about cases and stored runs list and show: JSON documents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from errata.model.case import Case, Expectation, Source, Tolerance
from errata.model.errors import EXIT_INTERRUPTED, Problem
from errata.model.runs import RunHeader
from errata.model.verdict import Observation, content_of_scripts
from errata.report.listings import TriggerCounts, WatchCounts
from errata.text.jsonable import NOT_WRITTEN, DocumentFormat

RunState = Literal["finished", "interrupted", "not finished", "imported"]


@dataclass(frozen=True, kw_only=True)
class CaseEntry:
    """A case in a list. `releases` is a PEP 440 specifier, empty for all releases.

    `unmeasured` are the backends that are documented and were never measured.
    """

    case: str
    kind: str
    framework: str
    releases: str
    packages: tuple[str, ...]
    modes: tuple[str, ...]
    backends: tuple[str, ...]
    unmeasured: tuple[str, ...]
    areas: tuple[str, ...]
    frequency: str
    title: str


@dataclass(frozen=True, kw_only=True)
class ObservationEntry:
    """A trial in the record; `type`, `message` and `at` are those of the error of `broken.py`."""

    trial: str
    place: str
    verdict: str
    broken: str
    fixed: str
    type: str | None
    message: str | None
    at: str | None
    detail: str
    build: str


@dataclass(frozen=True, kw_only=True)
class ClaimEntry:
    """What a script of the case proves; `releases` is null where it is so wherever the case fails.

    `file` is the script's path in the case's folder.
    """

    file: str
    sentence: str
    releases: str | None


@dataclass(frozen=True, kw_only=True)
class CaseContent:
    """What a case says and its scripts."""

    cause: str
    fix: str
    fix_known: bool
    documented: bool
    frequency_note: str
    discriminator: str
    symptoms: tuple[str, ...]
    same_error_as: tuple[str, ...]
    sources: tuple[Source, ...]
    expectations: tuple[Expectation, ...]
    broken: str
    fixed: str
    claims: tuple[ClaimEntry, ...]


@dataclass(frozen=True, kw_only=True)
class WholeCase(CaseContent, CaseEntry):
    """A case with all that it says and its scripts.

    `case` is its stable id; `since` is the release of Errata that first had it. `content` hashes
    both scripts, as the record does. `tolerance` is that of the `result` of `fixed.py`, null where
    each dtype has its own.
    """

    since: str
    content: str
    generic: bool
    quoted: tuple[str, ...]
    no_result: str
    tolerance: Tolerance | None


@dataclass(frozen=True, kw_only=True)
class CaseList:
    """`errata list`: the chosen cases, by id."""

    cases: tuple[WholeCase, ...]


@dataclass(frozen=True, kw_only=True)
class CaseDocument(CaseContent):
    """`errata show`: one case with its scripts and its entries in the record.

    `loose` counts the sentences that nothing proves: see `errata check --claims`.
    """

    case: CaseEntry
    folder: str
    loose: int
    observed: tuple[ObservationEntry, ...]


@dataclass(frozen=True, kw_only=True)
class ProblemEntry:
    """One problem of an input file; `key` is empty where it concerns the whole file."""

    file: str
    line: int | None
    key: str
    message: str
    hint: str


@dataclass(frozen=True, kw_only=True)
class Mutations:
    """How many mutants were judged, and the cases left out because they only warn.

    `swapped` counts trials with both scripts swapped, `borrowed` trials with the expectation of
    another case.
    """

    swapped: int
    borrowed: int
    warnings: tuple[str, ...]
    problems: tuple[Problem, ...] = field(metadata=NOT_WRITTEN)


@dataclass(frozen=True, kw_only=True)
class LooseSentence:
    """A sentence of `case.toml` that nothing proves; `key` is where it stands."""

    case: str
    key: str
    sentence: str


@dataclass(frozen=True, kw_only=True)
class CheckDocument:
    """`errata check`: every problem, and the cases of the record that do not exist here.

    `replaced` are cases that came with Errata, in whose place own ones stand. `loose` are the
    sentences that nothing proves, `without_result` the cases whose fixed.py leaves no `result`
    and that do not say why.
    """

    valid: bool
    cases: int
    recorded: int
    problems: tuple[ProblemEntry, ...]
    mutations: Mutations | None
    triggers: TriggerCounts | None
    watched: WatchCounts | None
    loose: tuple[LooseSentence, ...] | None
    unknown: tuple[str, ...]
    replaced: tuple[str, ...]
    without_result: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RunEntry:
    """A stored run; `exit_code` is null while it runs and after it was killed."""

    run: int
    uuid: str
    started: str
    finished: str | None
    exit_code: int | None
    state: RunState
    verdicts: Mapping[str, int]
    command: str
    selection: str


@dataclass(frozen=True, kw_only=True)
class RunList:
    """`errata runs`: the stored runs, the latest first."""

    runs: tuple[RunEntry, ...]


@dataclass(frozen=True, kw_only=True)
class CostsDocument:
    """`errata costs`: the names whose figures are new, moved or gone."""

    run: int
    file: str
    changed: bool
    written: bool
    new: tuple[str, ...]
    moved: tuple[str, ...]
    gone: tuple[str, ...]


CASES = DocumentFormat("cases", 4, CaseList, "errata list --json")
SHOW = DocumentFormat("show", 5, CaseDocument, "errata show --json")
CHECK = DocumentFormat("check", 6, CheckDocument, "errata check --json")
RUNS = DocumentFormat("runs", 1, RunList, "errata runs --json")
COSTS = DocumentFormat("costs", 1, CostsDocument, "errata costs --json")


def case_entry(case: Case, default_modes: Mapping[str, str]) -> CaseEntry:
    """Describe a case in a list."""
    return CaseEntry(**_entry(case, default_modes))


def whole_case(case: Case, default_modes: Mapping[str, str]) -> WholeCase:
    """Describe a case with all that it says and its scripts."""
    return WholeCase(
        **_entry(case, default_modes),
        **_content(case),
        since=case.since,
        content=content_of_scripts(case),
        generic=case.generic,
        quoted=case.quoted,
        no_result=case.no_result,
        tolerance=case.tolerance,
    )


def _entry(case: Case, default_modes: Mapping[str, str]) -> dict[str, Any]:
    requires = case.requires
    return {
        "case": case.id,
        "kind": str(case.kind),
        "framework": requires.framework,
        "releases": requires.specifier,
        "packages": requires.packages,
        "modes": requires.modes or (default_modes.get(requires.framework, ""),),
        "backends": requires.backends,
        "unmeasured": requires.unmeasured,
        "areas": case.areas,
        "frequency": case.frequency,
        "title": case.title,
    }


def _content(case: Case) -> dict[str, Any]:
    claims = tuple(
        ClaimEntry(file=f"{one.name}.py", sentence=one.sentence, releases=one.releases)
        for one in case.claims
    )
    names = (field.name for field in fields(CaseContent) if field.name != "claims")
    return {name: getattr(case, name) for name in names} | {"claims": claims}


def case_document(
    case: Case, entry: CaseEntry, record: Iterable[Observation], *, loose: int
) -> CaseDocument:
    """Describe a case with its scripts, its record, and how many sentences nothing proves."""
    return CaseDocument(
        **_content(case),
        case=entry,
        folder=str(case.folder),
        loose=loose,
        observed=tuple(
            ObservationEntry(
                trial=item.id,
                place=item.place,
                verdict=str(item.verdict),
                broken=str(item.broken),
                fixed=str(item.fixed),
                type=item.signature.type if item.signature else None,
                message=item.signature.message if item.signature else None,
                at=item.signature.at if item.signature else None,
                detail=item.detail,
                build=item.build,
            )
            for item in record
        ),
    )


def run_entry(run: RunHeader) -> RunEntry:
    """Describe a stored run."""
    state: RunState = "finished"
    if run.imported:
        state = "imported"
    elif run.exit_code is None:
        state = "not finished"
    elif run.exit_code == EXIT_INTERRUPTED:
        state = "interrupted"
    return RunEntry(
        run=run.id,
        uuid=run.uuid,
        started=run.started.isoformat(),
        finished=run.finished.isoformat() if run.finished else None,
        exit_code=run.exit_code,
        state=state,
        verdicts=dict(run.counts),
        command=run.argv,
        selection=run.selection,
    )
