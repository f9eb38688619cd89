"""Run gathered cases once and write each as a folder that documents its outcome."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from errata.commands.capture.case_files import DraftedCase, write_case, write_case_toml
from errata.environments.built import external
from errata.environments.home import open_home
from errata.measuring.measurement import passes_for
from errata.measuring.options import RunOptions
from errata.measuring.supply import Progress
from errata.model.case import CaseFile, Expectation, Requirements, Source
from errata.model.errors import UsageProblem
from errata.model.matching import matches_text
from errata.model.outcome import Outcome, ScriptResult
from errata.plan.choosing import parse_environment
from errata.plan.framework import Framework
from errata.plan.matrix import Selection
from errata.project import Project
from errata.store.sql import Store
from errata.system.files import scratch_folder
from errata.workflow import make_plan, recording
from tools.gather.sources import Gathered

_FRAMEWORK = "torch"
_OURS = {_FRAMEWORK, "LICENSE"}  # what a gathered corpus holds
_LONGEST_MESSAGE = 300
# A case needs eight literal characters; what follows them is about this program or is advice.
_HEAD = re.compile(
    rf"(.{{8,{_LONGEST_MESSAGE}}}?)(?=…|\.{{3}}| (?:from user code|Developer debug context):|$)"
)
Outcomes = Mapping[str, ScriptResult]


@dataclass(frozen=True, kw_only=True)
class Place:
    """The torch that cases are gathered from: a listed environment, or an interpreter."""

    python: Path
    release: str
    environment: str = ""

    @property
    def selection(self) -> Selection:
        """The selection with which `errata run` would run the cases there."""
        return Selection(environments=(self.environment,)) if self.environment else Selection()


@dataclass(frozen=True, kw_only=True)
class Written:
    """The corpus that was written: each case's id with the result of its first run.

    `kept` are cases that failed with a message that the framework documents, `broken` those that
    failed with another one, `failing` those whose fixed script fails too.
    """

    folder: Path
    results: Outcomes
    kept: tuple[str, ...]
    broken: tuple[str, ...]
    failing: tuple[str, ...]

    def ending(self, *outcomes: Outcome) -> list[str]:
        """Name the cases whose broken script ended in one of these ways."""
        return [name for name, result in self.results.items() if result.outcome in outcomes]


@contextmanager
def place(
    frameworks: Mapping[str, Framework],
    table: Path,
    *,
    environment: str,
    python: Path | None,
    progress: Progress,
) -> Iterator[Place]:
    """Provide the torch to gather from, build it if needed, and hold it while it is in use.

    Raises UsageProblem for an environment that is not torch's, and EnvironmentFailed.
    """
    framework = frameworks[_FRAMEWORK]
    if python is not None:
        spec, built = external(python, framework=framework.name, module=framework.module)
        yield Place(python=built.python, release=spec.version)
        return
    wanted = environment or f"{_FRAMEWORK}-{framework.newest.version}"
    spec = parse_environment(frameworks, wanted, listed_only=False)
    if spec.framework != _FRAMEWORK:
        raise UsageProblem(
            f"{wanted!r} is an environment of {spec.framework}; the collections ship inside torch",
            hint="name an environment of torch: errata envs list",
        )
    home = open_home(table)
    built = home.ensure(spec, lambda stage, detail: progress.environment(spec.id, stage, detail))
    with home.hold(built):
        yield Place(python=built.python, release=spec.version, environment=spec.id)


def write_gathered(
    cases: Sequence[Gathered],
    source: Place,
    into: Path,
    *,
    frameworks: Mapping[str, Framework],
    table: Path,
    progress: Progress,
) -> Written:
    """Write the cases as the corpus `into`, each documenting its outcome in its own torch.

    An earlier gathered corpus there is replaced, after everything has run. Raises UsageProblem
    for a folder that holds anything else.
    """
    if into.exists() and (not into.is_dir() or {path.name for path in into.iterdir()} - _OURS):
        raise UsageProblem(
            f"{str(into)!r} exists and is not a gathered corpus", hint="name another with --into"
        )
    specifier = f">={source.release.partition('+')[0]}"
    with scratch_folder("gather") as scratch:
        corpus = scratch / "cases"
        texts = {}
        for case in cases:
            case_id = f"{_FRAMEWORK}/{case.slug}"
            texts[case_id] = _text(case, specifier)
            draft = DraftedCase(
                folder=corpus / case_id,
                case_id=case_id,
                text=texts[case_id],
                broken=case.broken.encode(),
            )
            write_case(draft, frameworks, {"fixed.py": case.fixed.encode()})
        seen = _run(corpus, source, table, progress)
        kept, other = _document(corpus, cases, texts, seen)
        if into.exists():
            shutil.rmtree(into)
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(corpus, into)
    return Written(
        folder=into,
        results={name: broken for name, (broken, _) in seen.items()},
        kept=tuple(kept),
        broken=tuple(other),
        failing=tuple(n for n, (_, fixed) in seen.items() if fixed.outcome is not Outcome.PASSED),
    )


def _run(
    corpus: Path, source: Place, table: Path, progress: Progress
) -> dict[str, tuple[ScriptResult, ScriptResult]]:
    """Run everything once; returns the results of each case's broken and fixed script."""
    project = Project(
        root=corpus, corpora=(corpus,), table=table, record=corpus / "no-record", database=""
    )
    plan = make_plan(project, source.selection, None if source.environment else source.python)
    # No confirmation: the first outcome is what the cases will document.
    passes = passes_for("fork", 1)
    with recording(plan, RunOptions(), Store(), progress) as measurement:
        measurement.measure(plan.matrix.trials, passes)
        found = measurement.judgements(plan.matrix.trials, passes)
    judged = {judgement.trial.case.id: judgement for judgement in found}
    return {name: (judged[name].broken, judged[name].fixed) for name in sorted(judged)}


def _document(
    corpus: Path,
    cases: Sequence[Gathered],
    texts: Mapping[str, CaseFile],
    seen: Mapping[str, tuple[ScriptResult, ScriptResult]],
) -> tuple[list[str], list[str]]:
    """Write each outcome into its case; returns the kept promises and the broken ones."""
    kept: list[str] = []
    other: list[str] = []
    for case in cases:
        case_id = f"{_FRAMEWORK}/{case.slug}"
        broken, _ = seen[case_id]
        message = broken.signature.message if broken.signature else ""
        promise = next((one for one in case.promises if matches_text(one, message)), "")
        if case.promises:
            (kept if promise else other).append(case_id)
        expectation = _expectation(broken, promise)
        if expectation is not None:
            text = replace(texts[case_id], expectations=(expectation,))
            (corpus / case_id / "case.toml").write_text(write_case_toml(text), encoding="utf-8")
    return kept, other


def _text(case: Gathered, specifier: str) -> CaseFile:
    return CaseFile(
        title=case.title,
        kind=case.kind,
        areas=case.areas,
        cause=case.cause,
        fix=case.fix,
        sources=(Source(url=case.url, note=case.note),),
        requires=Requirements(releases=f"{_FRAMEWORK} {specifier}".strip(), modes=("eager",)),
        expectations=(Expectation(outcome=Outcome.PASSED),),
    )


def _expectation(result: ScriptResult, promise: str) -> Expectation | None:
    """Return the expectation that a result supports; None if it passed or is inconclusive."""
    signature = result.signature
    if result.outcome is Outcome.CRASHED:
        return Expectation(outcome=result.outcome, signal=result.signal)
    if result.outcome is Outcome.EXITED:
        return Expectation(outcome=result.outcome, exit_code=result.exit_code)
    if not result.outcome.is_from_script or result.outcome is Outcome.PASSED:
        return None
    if signature is None:
        return Expectation(outcome=result.outcome)
    return Expectation(
        outcome=result.outcome, type=signature.type, message=promise or _head(signature.message)
    )


def _head(message: str) -> str:
    """Return the part of a message before the program's own lines and the advice."""
    found = _HEAD.match(message)
    head = found[1] if found else message[:_LONGEST_MESSAGE]
    return head if head == message else f"{head.rstrip()}…"
