"""Turn a captured failure into a case folder that `errata check` accepts, and run it."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from errata.cli.options import command_line, recording_store, selection
from errata.commands.capture import case_files as files
from errata.commands.capture.capturing import Capture, CapturedCase
from errata.commands.diagnose.diagnosing import KnownCases
from errata.compare.judge import expectation_from
from errata.measuring.options import RunOptions
from errata.measuring.supply import Silent
from errata.model.case import CaseFile, Expectation, Kind, Requirements
from errata.model.errors import CaseProblems, ErrataError, UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import Judgement, Verdict
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.project import Project, find_project
from errata.text.differences import common_words
from errata.text.printable import counted
from errata.workflow import make_plan
from errata.workflow import run as run_plan

if TYPE_CHECKING:
    from errata.store.sql import Store

_STEP_S = 30.0
_LONGEST_S = 3600.0
_BASE_PACKAGES = frozenset({"numpy", "setuptools", "pip"})
_KINDS = {
    Outcome.CRASHED: Kind.CRASH,
    Outcome.TIMED_OUT: Kind.HANG,
    Outcome.OUT_OF_MEMORY: Kind.MEMORY,
}
_OURS = f"Python {sys.version_info.major}.{sys.version_info.minor}"
_DEVICE = re.compile(r"(?:cuda|npu|gpu|ascend)(?::\d+)?", re.IGNORECASE)


def draft_case(
    capture: Capture,
    *,
    corpus: Path,
    frameworks: Mapping[str, Framework],
    table: Path,
    name: str | None = None,
    fixed: Path | None = None,
    source: str | None = None,
) -> files.DraftedCase:
    """Write a case folder below `corpus` from what was captured.

    `table` is the folder of the framework table; its locks list what every environment has.
    Without `fixed` a stand-in is written that says so. Raises UsageProblem where no case can be
    made of it, or the folder exists; CaseProblems where the case would not be valid.
    """
    framework = _require(capture, frameworks)
    slug = files.slug_of(name or capture.path.stem)
    case_id = f"{framework.name}/{slug}"
    folder = corpus / framework.name / slug
    files.refuse_existing(folder, "name another one with --name, or delete the folder")
    scripts = {"broken.py": capture.raw}
    if fixed is not None:
        scripts["fixed.py"] = files.check_fixed(fixed)
    if capture.arguments:
        scripts = {
            name: files.with_arguments(raw, capture.arguments, framework.module)
            for name, raw in scripts.items()
        }
    extra, notes = files.copied_files(capture)
    text, todo, more = _describe(capture, framework, _locked(table, framework), source, fixed)
    seen = f"{capture.alike} of {counted(len(capture.runs), 'run')} did this."
    draft = files.DraftedCase(
        folder=folder,
        case_id=case_id,
        text=text,
        todo=todo,
        seen=f"Seen on {_where(capture)}: {seen}",
        broken=scripts["broken.py"],
        notes=(*notes, *more),
    )
    files.write_case(draft, frameworks, {**extra, **scripts})
    return draft


def adapt_message(draft: files.DraftedCase, seen: ScriptResult) -> files.DraftedCase | None:
    """Let a draft document what its message has in common with that of the case's own run.

    Returns None where the failure is another one, or the message is the documented one already.
    """
    [expectation], signature = draft.text.expectations, seen.signature
    if (
        signature is None
        or seen.outcome is not expectation.outcome
        or signature.type != expectation.type
        or (expectation.at or "") != signature.at
        or expectation.message is None
    ):
        return None
    message = common_words([expectation.message, signature.message])
    if message == expectation.message:
        return None
    text = replace(draft.text, expectations=(replace(expectation, message=message),))
    toml = files.write_case_toml(text, draft.todo, draft.seen)
    (draft.folder / "case.toml").write_text(toml, encoding="utf-8")
    return replace(draft, text=text)


def _require(capture: Capture, frameworks: Mapping[str, Framework]) -> Framework:
    """Raise UsageProblem for a capture that cannot become a case."""
    if not capture.failed:
        raise UsageProblem("the script passed: there is no failure to write a case of")
    if capture.facts.problem:
        where = f" (line {capture.facts.line})" if capture.facts.line else ""
        raise UsageProblem(
            f"{capture.path.name} is no Python that {_OURS} can read{where}: "
            f"{capture.facts.problem}",
            hint="mend the script first: that is no failure of a framework",
        )
    if capture.framework is None:
        known = ", ".join(sorted(item.module for item in frameworks.values()))
        raise UsageProblem(
            f"{capture.path.name} imports none of the frameworks in the table ({known})",
            hint="a case is about a framework; add yours as envs/<framework>.toml",
        )
    return frameworks[capture.framework]


def _describe(
    capture: Capture,
    framework: Framework,
    locked: frozenset[str],
    source: str | None,
    fixed: Path | None,
) -> tuple[CaseFile, dict[str, str], list[str]]:
    """Describe a failure as a case: its file, what a person has to do in it, and notes."""
    specifier, releases = files.specifier_from(capture.framework_version or "", framework)
    packages, notes = _packages(capture, framework, locked)
    devices = sorted(word for word in capture.facts.mentions if _DEVICE.fullmatch(word))
    todo = {
        "title": "describe in one line what a user sees",
        "areas": "the parts of the framework that this is about",
        "releases": releases,
    }
    if devices:
        todo["backends"] = (
            f"the script names {', '.join(map(repr, devices))}: let it read ERRATA_DEVICE "
            "and list its backends"
        )
        notes.append(f"it names a device ({', '.join(devices)}), but the case says cpu: see TODO")
    if fixed is None:
        todo["fix_known"] = "write fixed.py, describe it above, and delete this line"
    if source is None:
        todo["sources"] = "where is it reported?"
    text = CaseFile(
        title=_title(capture),
        kind=_kind(capture),
        areas=_areas(capture),
        cause=f"TODO: why does it fail? Captured from `{capture.path.name}` on {_where(capture)}.",
        fix="TODO: what does `fixed.py` do instead, and why does that work?"
        if fixed
        else files.NO_FIX,
        fix_known=fixed is not None,
        sources=(files.source_of(framework.name, source, "TODO: the report, once there is one"),),
        requires=Requirements(
            releases=f"{framework.name} {specifier}".strip(),
            packages=packages,
            modes=_modes(capture, framework),
            timeout_s=_timeout(capture),
        ),
        expectations=(_expectation(capture),),
    )
    return text, todo, notes


def _where(capture: Capture) -> str:
    parts = [
        f"{capture.framework} {capture.framework_version or ''}".strip(),
        f"Python {capture.survey.python_version}" if capture.survey.python_version else "",
        str(capture.survey.part("system").get("platform", "")),
    ]
    return files.one_line(", ".join(filter(None, parts)))


def _title(capture: Capture) -> str:
    result = capture.result
    if result.signature is not None:
        kind = result.signature.type.rpartition(".")[2]
        return f"{kind}: {result.signature.message}" if result.signature.message else kind
    name = capture.path.name
    if result.outcome is Outcome.TIMED_OUT:
        return f"{name} does not end"
    return f"{name} {result.outcome}: {result.detail}" if result.detail else f"{name} fails"


def _kind(capture: Capture) -> Kind:
    result = capture.result
    if result.outcome in _KINDS:
        return _KINDS[result.outcome]
    signature = result.signature
    if signature is None:
        return Kind.EXCEPTION
    kind = signature.type.rpartition(".")[2]
    own = bool(signature.frames) and signature.frames[-1].file == capture.path.name
    if kind == "AssertionError" and own:
        return Kind.WRONG_RESULT
    if kind.endswith("Warning"):
        return Kind.WARNING
    if signature.type.startswith("torch._dynamo.exc.") and kind == "Unsupported":
        return Kind.GRAPH_BREAK
    return Kind.EXCEPTION


def _areas(capture: Capture) -> tuple[str, ...]:
    """Guess the part of the framework from the deepest of its frames."""
    signature = capture.result.signature
    module = capture.framework or ""
    for frame in reversed(signature.frames if signature else ()):
        parts = frame.file.split("/")
        if parts[0] == module and len(parts) > 1:
            area = re.sub(r"[^a-z0-9]+", "-", parts[1].removesuffix(".py").lower()).strip("-")
            if area:
                return (area,)
    return ("unsorted",)


def _modes(capture: Capture, framework: Framework) -> tuple[str, ...]:
    """Guess the mode that the script itself chooses; empty where the table's default fits."""
    words, source = capture.facts.mentions, capture.source
    guesses = {
        "torch": ("compile",) if re.search(r"\btorch\s*\.\s*compile\b", source) else (),
        "mindspore": ("graph",) if {"GRAPH_MODE", "jit"} & words else ("pynative",),
        "paddle": ("sot",) if "to_static" in words else (),
    }
    found = guesses.get(framework.name, ())
    return tuple(mode for mode in found if mode in framework.modes)


def _timeout(capture: Capture) -> float:
    if capture.result.outcome is Outcome.TIMED_OUT:
        return min(_LONGEST_S, max(1.0, capture.timeout_s))
    longest = max((run.wall_s or 0.0) for run in capture.runs)
    return min(_LONGEST_S, max(60.0, math.ceil(3 * longest / _STEP_S) * _STEP_S))


def _expectation(capture: Capture) -> Expectation:
    """Return what the program did; where its message names the program, it names the case's."""
    found = expectation_from(capture.result)
    name = rf"(?<![\w./-]){re.escape(capture.path.name)}\b"
    return replace(found, message=found.message and re.sub(name, "broken.py", found.message))


def _packages(
    capture: Capture, framework: Framework, locked: frozenset[str]
) -> tuple[tuple[str, ...], list[str]]:
    """Name the installed projects that the script imports beyond what every environment has."""
    found, notes = set(), []
    for module in capture.facts.modules:
        if module in sys.stdlib_module_names or module == framework.module:
            continue
        project = capture.survey.project_of(module)
        if project is None:
            notes.append(f"no installed package provides `{module}`, which it imports")
        elif project not in locked:
            version = capture.survey.packages.get(project, "").partition("+")[0]
            found.add(f"{project} =={version}" if re.fullmatch(r"[\w.!]+", version) else project)
    return tuple(sorted(found)), notes


def _locked(table: Path, framework: Framework) -> frozenset[str]:
    """List the packages in the lock of the framework's newest release, and the framework."""
    names = {variant.distribution for variant in framework.variants.values()} | _BASE_PACKAGES
    for lock in sorted(table.glob(f"locks/*/{framework.name}-{framework.newest.version}.txt")):
        names |= set(re.findall(r"^([a-z0-9-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE))
    return frozenset(names)


@dataclass(frozen=True, kw_only=True)
class Proof:
    """What a drafted case does on its own; without a judgement, `problem` is why nothing ran.

    `again` is the command that runs it again.
    """

    draft: files.DraftedCase
    judgement: Judgement | None = None
    problem: str = ""
    again: str = ""

    @property
    def case(self) -> CapturedCase:
        """The case as documents have it."""
        return CapturedCase(
            id=self.draft.case_id,
            folder=str(self.draft.folder),
            verdict=self.judgement.verdict if self.judgement else None,
            reason=self.judgement.reason if self.judgement else self.problem,
            fix_known=self.draft.text.fix_known,
            notes=self.draft.notes,
        )

    @property
    def reproduces(self) -> bool:
        """Whether the case shows the captured failure on its own."""
        return self.judgement is not None and self.judgement.verdict is Verdict.REPRODUCES


def prove(draft: files.DraftedCase, options: RunOptions, project: Project, store: Store) -> Proof:
    """Run both scripts of a draft as `errata run` does, and store what they do.

    They get none of the user's variables, folder and arguments. Where only the message differs, the
    case documents what both have in common.
    """
    try:
        judgement = _judge(draft, options, project, store)
        if judgement.verdict in (Verdict.DRIFTED, Verdict.MASKED):
            adapted = adapt_message(draft, judgement.broken)
            if adapted is not None:
                # Nothing runs twice: what is stored is judged by the new message.
                judgement = _judge(adapted, options, project, store)
                return Proof(draft=adapted, judgement=judgement)
    except (ErrataError, OSError) as error:  # the case itself is written
        return Proof(draft=draft, problem=str(error))
    return Proof(draft=draft, judgement=judgement)


def _judge(
    draft: files.DraftedCase, options: RunOptions, project: Project, store: Store
) -> Judgement:
    case = load_case(draft.folder, draft.case_id, load_frameworks(project.table))
    python = Path(options.python) if options.python else None
    plan = make_plan(project, options.selection, python, cases=[case])
    report = run_plan(plan, options, store, Silent())
    if report.interrupted:
        raise KeyboardInterrupt
    return report.findings[0].judgement


def draft_and_try(
    capture: Capture,
    known: KnownCases,
    corpus: Path,
    is_named: bool,
    name: str | None,
    fixed: Path | None,
    source: str | None,
    tell: Callable[[str], None],
) -> tuple[Proof | None, str]:
    """Write a case and run it on its own; returns why not, where it cannot be written.

    `is_named` is set where `corpus` was named on the command line. `tell` is called with what is
    being done.
    """
    try:
        draft = draft_case(
            capture,
            corpus=corpus,
            frameworks=known.frameworks,
            table=known.table,
            name=name,
            fixed=fixed,
            source=source,
        )
    except CaseProblems as error:
        words = "; ".join(f"{problem.key}: {problem.message}" for problem in error.problems)
        return None, f"it would not be a valid case ({words}): begin with errata new"
    except ErrataError as error:
        return None, f"{error.message} → {error.hint}" if error.hint else error.message
    tell(f"trying {draft.case_id} on its own")
    return _try(draft, capture, (corpus,) if is_named else ()), ""


def _try(draft: files.DraftedCase, capture: Capture, corpora: tuple[Path, ...]) -> Proof:
    """Run a drafted case in the environment that was lent, or in the user's interpreter."""
    # An environment of the same name need not have the packages that the case requires.
    lent = capture.lent if not draft.text.requires.packages else ""
    options = RunOptions(
        selection=selection([draft.case_id], env=[lent] if lent else None),
        corpora=tuple(map(str, corpora)),
        python=None if lent else str(capture.python),
        jobs=1,
        command_line=command_line(),
    )
    where = ("--env", lent) if lent else ("--python", str(capture.python))
    project = find_project(Path.cwd(), corpora)
    again = project.command("run", draft.case_id, *where)
    try:
        with recording_store(project) as store:
            proof = prove(draft, options, project, store)
    except ErrataError as error:
        proof = Proof(draft=draft, problem=error.message)
    return replace(proof, again=again)
