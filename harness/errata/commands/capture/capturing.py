"""Run a user's failing program as it is, and record what it did and where."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import errata
from errata.cli.terminal import make_console
from errata.commands.diagnose.diagnosing import KnownCases
from errata.commands.diagnose.scoring import Recognised
from errata.environments import probe_import
from errata.measuring.lending import lend_interpreter
from errata.model.errors import UsageProblem
from errata.model.matching import normalise_message
from errata.model.outcome import Isolation, Outcome, ScriptResult, Signature
from errata.model.source import decode_script
from errata.model.verdict import Verdict
from errata.plan.framework import Framework
from errata.plan.programs import ScriptFacts, inspect_script
from errata.report.progress import RunProgress
from errata.running import survey as inside
from errata.running.as_is import AsIs, program_memory_mb, run_as_is
from errata.running.replies import ScriptRequest
from errata.system.files import scratch_folder
from errata.text.differences import common_words
from errata.text.jsonable import NOT_WRITTEN, About, DocumentFormat

BASICS_TIMEOUT_S = 90.0
IMPORT_TIMEOUT_S = 120.0
PARTS = ("interpreter", "system", "cpu", "memory", "packages", "installer", "variables")
DEVICES = ("nvidia", "ascend", "rocm")
_LARGEST = 4 * 1024 * 1024
_KEPT_WORDS = 500


@dataclass(frozen=True, kw_only=True)
class Survey:
    """What was found, part by part, and the reason for each missing part.

    `parts` and `missing` have the parts of `PARTS` and `DEVICES` for keys; `frameworks` and
    `unimportable` have the frameworks' import names. Everything in it is untrusted text.
    """

    parts: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    missing: Mapping[str, str] = field(default_factory=dict, hash=False)
    frameworks: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    unimportable: Mapping[str, str] = field(default_factory=dict, hash=False)

    def part(self, name: str) -> Mapping[str, Any]:
        """Return one part, empty where it is missing."""
        return self.parts.get(name, {})

    @property
    def python_version(self) -> str:
        """The interpreter's version, empty where it could not be asked."""
        return str(self.part("interpreter").get("version", ""))

    @property
    def packages(self) -> dict[str, str]:
        """Each installed project's version."""
        return _texts(self.part("packages").get("versions"))

    @property
    def damaged(self) -> tuple[str, ...]:
        """The packages whose own metadata could not be read, and why."""
        found = self.part("packages").get("damaged")
        return tuple(str(item) for item in found) if isinstance(found, list) else ()

    def project_of(self, module: str) -> str | None:
        """Name the installed project that provides a module."""
        return _texts(self.part("packages").get("modules")).get(module)

    def version_of(self, module: str, projects: Sequence[str] = ()) -> str:
        """Return a framework's version: as imported, else as installed, else an empty text.

        `projects` are the names under which indexes have it.
        """
        imported = str(self.frameworks.get(module, {}).get("version", ""))
        if imported:
            return imported
        names = [*projects, *filter(None, [self.project_of(module)]), module]
        return next((found for name in names if (found := self.packages.get(name))), "")

    def to_plain(self) -> dict[str, Any]:
        """Return everything as plain JSON values."""
        return {
            **{name: dict(self.parts[name]) for name in (*PARTS, *DEVICES) if name in self.parts},
            "frameworks": {name: dict(found) for name, found in self.frameworks.items()},
            "missing": {**self.missing, **self.unimportable},
        }


def take_survey(python: Path, environment: Mapping[str, str], modules: Sequence[str]) -> Survey:
    """Ask an interpreter about itself, its machine, and the build of each framework named.

    Each framework is imported in a process of its own, which may crash, hang or print.
    """
    parts, missing = _ask(python, environment)
    frameworks: dict[str, Mapping[str, Any]] = {}
    unimportable: dict[str, str] = {}
    for module in modules:
        found = _import(python, environment, module)
        if isinstance(found, str):
            unimportable[module] = found
        else:
            frameworks[module] = {key: found[key] for key in ("version", "file", "build", "config")}
    return Survey(parts=parts, missing=missing, frameworks=frameworks, unimportable=unimportable)


def _ask(
    python: Path, environment: Mapping[str, str]
) -> tuple[dict[str, Mapping[str, Any]], dict[str, str]]:
    """Run the survey and read what it wrote before it ended, however it ended."""
    with scratch_folder("survey") as scratch:
        output, log = scratch / "parts.jsonl", scratch / "log"
        command = [str(python), inside.__file__, str(output)]
        try:
            ended = _run(command, environment, scratch, log, BASICS_TIMEOUT_S)
        except OSError as error:
            return {}, {"interpreter": f"does not run: {error.strerror}"}
        parts, missing, began = _read_parts(output)
        if began or not (parts or missing):
            missing[began or "interpreter"] = f"{ended}{_last_words(log)}"
        return parts, missing


def _import(python: Path, environment: Mapping[str, str], module: str) -> dict[str, Any] | str:
    """Import a framework and return what `probe_import` wrote, or why it wrote nothing."""
    with scratch_folder("survey") as scratch:
        output, log = scratch / "seen.json", scratch / "log"
        command = [str(python), probe_import.__file__, module, str(output)]
        try:
            ended = _run(command, environment, scratch, log, IMPORT_TIMEOUT_S)
        except OSError as error:
            return f"does not run: {error.strerror}"
        with contextlib.suppress(OSError, ValueError):
            return dict(json.loads(output.read_text(encoding="utf-8")))
        return f"{ended}{_last_words(log)}"


def _run(
    command: Sequence[str],
    environment: Mapping[str, str],
    folder: Path,
    log: Path,
    timeout_s: float,
) -> str:
    """Run a command to its end, or end it with all it started; returns how it ended."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env=dict(environment),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
        try:
            status = process.wait(timeout=timeout_s)
        except subprocess.TimeoutExpired:
            return f"did not end within {timeout_s:g} s"
        finally:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    if status < 0:
        known = [one.name for one in signal.Signals if one == -status]
        return f"was ended by {(known or [f'signal {-status}'])[0]}"
    return f"ended with exit status {status}"


def _read_parts(output: Path) -> tuple[dict[str, Mapping[str, Any]], dict[str, str], str]:
    """Read the parts that are finished, those that are missing, and the one that only began."""
    parts: dict[str, Mapping[str, Any]] = {}
    missing: dict[str, str] = {}
    began = ""
    try:
        with output.open("rb") as file:
            lines = file.read(_LARGEST).decode("utf-8", "replace").splitlines()
    except OSError:
        return parts, missing, began
    for line in lines:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if not isinstance(found, dict):
            continue
        if "began" in found:
            began = str(found["began"])
            continue
        name, began = str(found.get("part", "")), ""
        if isinstance(found.get("found"), dict):
            parts[name] = found["found"]
        else:
            missing[name] = str(found.get("missing", "no reason was reported"))
    return parts, missing, began


def _last_words(log: Path) -> str:
    try:
        text = log.read_bytes()[-4000:].decode("utf-8", "replace").strip()
    except OSError:
        return ""
    return f": {text.splitlines()[-1][:_KEPT_WORDS]}" if text else ""


def _texts(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        return {}
    return {str(key): item for key, item in value.items() if isinstance(item, str)}


_LARGEST_SCRIPT = 4 * 1024 * 1024
_Identity = tuple[object, ...]


@dataclass(frozen=True, kw_only=True)
class CapturedCase:
    """The case folder that was written."""

    id: str
    folder: str
    verdict: Verdict | None
    reason: str
    fix_known: bool
    notes: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Capture:
    """What a program did as it is, where, and which cases its failure may be.

    `result` is what it did most often, a failure where there was any; of its message only what
    all those runs have in common is kept, with ellipses. `framework` is the name in the table,
    null where the program uses none.
    """

    version: Annotated[str, About("Of the Errata that wrote it.")]
    script: str
    arguments: tuple[str, ...]
    working_directory: str
    python: str
    timeout_s: float
    framework: str | None
    framework_version: str | None
    failed: bool
    flaky: Annotated[bool, About("Whether its runs disagree.")]
    alike: Annotated[int, About("How many runs did the same.")]
    result: ScriptResult
    runs: tuple[ScriptResult, ...]
    notes: tuple[str, ...]
    environment: Annotated[
        Mapping[str, Mapping[str, Any]],
        About("By part; missing names the parts that are not known, and why."),
    ]
    recognised: tuple[Recognised, ...]
    case: CapturedCase | None
    raw: bytes = field(metadata=NOT_WRITTEN)
    source: str = field(metadata=NOT_WRITTEN)
    facts: ScriptFacts = field(metadata=NOT_WRITTEN)
    survey: Survey = field(metadata=NOT_WRITTEN)
    lent: str = field(default="", metadata=NOT_WRITTEN)  # id of an environment of Errata's own

    @property
    def path(self) -> Path:
        """Where the program is."""
        return Path(self.script)


CAPTURE = DocumentFormat("capture", 4, Capture, "errata capture --json")


def _request(
    script: Path,
    source: str,
    cwd: Path,
    arguments: Sequence[str],
    timeout_s: float,
    frameworks: Mapping[str, Framework],
) -> ScriptRequest:
    return ScriptRequest(
        script=script,
        source=source,
        isolation=Isolation.FRESH,
        timeout_s=timeout_s,
        memory_mb=program_memory_mb(),
        cwd=cwd,
        arguments=tuple(arguments),
        modules=tuple(item.module for item in frameworks.values()),
    )


def capture_script(
    script: Path,
    *,
    python: Path,
    frameworks: Mapping[str, Framework],
    arguments: Sequence[str] = (),
    timeout_s: float = 300.0,
    repeats: int = 3,
    environment: Mapping[str, str] | None = None,
    tell: Callable[[str], None] = lambda words: None,
) -> Capture:
    """Run a program `repeats` times in its own interpreter and describe both.

    It gets the working directory of this process and `environment` (default: this process's
    variables). `timeout_s` bounds one run, in seconds; a program that does not end is run once.
    `tell` is called with what is being done. Raises UsageProblem for a script that cannot be
    read, for an interpreter that does not start, and for one that lacks a package which the program
    imports.
    """
    raw = _read(script)
    script = script.absolute()
    cwd = Path.cwd()
    facts = inspect_script(script, raw, cwd)
    source = "" if facts.problem else decode_script(raw)
    variables = dict(os.environ if environment is None else environment)
    request = _request(script, source, cwd, arguments, timeout_s, frameworks)
    refuse = partial(
        _refuse_lacking, facts=facts, python=python, script=script, frameworks=frameworks
    )
    runs: list[AsIs] = []
    tell(f"running {script.name} in {python}")
    for run in run_as_is(request, python, variables, repeats):
        runs.append(run)
        refuse(_lacking(run.result, facts))
        tell(f"run {len(runs)} of {repeats}: {_in_words(run.result)}")
        if run.result.outcome is Outcome.TIMED_OUT:
            break
    framework = _framework_of(facts, runs, frameworks)
    tell("describing the environment")
    modules = (frameworks[framework].module,) if framework else ()
    survey = take_survey(python, variables, modules)
    refuse(_never_imported(facts, runs, survey, modules))
    return _captured(request, raw, facts, python, runs, survey, frameworks)


def _captured(
    request: ScriptRequest,
    raw: bytes,
    facts: ScriptFacts,
    python: Path,
    runs: Sequence[AsIs],
    survey: Survey,
    frameworks: Mapping[str, Framework],
) -> Capture:
    framework = _framework_of(facts, runs, frameworks)
    results = tuple(run.result for run in runs)
    result = _typical(runs, request.script)
    alike = sum(_identity(run) == _identity(result) for run in results)
    captured = Capture(
        version=errata.__version__,
        script=str(request.script),
        arguments=request.arguments,
        working_directory=str(request.cwd),
        python=str(python),
        timeout_s=request.timeout_s,
        framework=framework,
        framework_version=_version(framework, runs, survey, frameworks) or None,
        failed=result.outcome.is_script_failure,
        flaky=alike < len(results),
        alike=alike,
        result=result,
        runs=results,
        notes=(),
        environment=survey.to_plain(),
        recognised=(),
        case=None,
        raw=raw,
        source=request.source,
        facts=facts,
        survey=survey,
    )
    return replace(captured, notes=tuple(_notes(captured)))


def outcome_words(result: ScriptResult) -> str:
    """Say how a run ended."""
    return f"{result.outcome} ({result.detail})" if result.detail else str(result.outcome)


def _notes(capture: Capture) -> list[str]:
    """List what to check before this is taken for a failure of the framework."""
    notes, result, facts = [], capture.result, capture.facts
    kind = result.signature.type if result.signature else ""
    if capture.flaky:
        others = sorted({outcome_words(run) for run in capture.runs})
        notes.append(f"flaky: its runs disagree ({', '.join(others)})")
    if facts.problem:
        where = f" at line {facts.line}" if facts.line else ""
        notes.append(f"it does not parse{where}: {facts.problem}")
    elif kind in ("ModuleNotFoundError", "ImportError"):
        notes.append("an import failed: is this the interpreter that you use? (--python)")
    notes += [
        f"{name}.py next to the script is imported instead of Python's own `{name}`"
        for name in _shadowing(result)
    ]
    if facts.reads_input:
        notes.append("it reads standard input, which is empty here")
    if not capture.failed and result.outcome is Outcome.PASSED:
        notes.append("it passed; a wrong result is a failure once the script asserts the right one")
    if result.outcome is Outcome.TIMED_OUT:
        notes.append("run once, because it did not end: --timeout gives it longer")
    if result.outcome is Outcome.HARNESS_ERROR:
        notes.append("this was not the script: the result is inconclusive")
    return notes


def _shadowing(result: ScriptResult) -> list[str]:
    """Name the files next to the script that took part and hide a module of Python."""
    frames = result.signature.frames if result.signature else ()
    names = {frame.file.removesuffix(".py") for frame in frames if "/" not in frame.file}
    inner = any(frame.file.startswith("python/") for frame in frames)
    return sorted(names & sys.stdlib_module_names) if inner else []


def imported_in(script: Path, frameworks: Mapping[str, Framework]) -> str | None:
    """Name the framework that a program's source imports; None where only a run can tell.

    Raises UsageProblem for a script that cannot be read.
    """
    facts = inspect_script(script.absolute(), _read(script), Path.cwd())
    return _framework_of(facts, (), frameworks)


def interpreter_for(
    script: Path, python: str | None, env: str | None, known: KnownCases
) -> AbstractContextManager[tuple[Path, str]]:
    """Lend the interpreter that runs a program, and the id of its environment if it has one.

    Raises UsageProblem and EnvironmentFailed.
    """
    name = imported_in(script, known.frameworks) if env else None
    building = RunProgress(make_console(stderr=True))
    return lend_interpreter(python, env, name or "", known.frameworks, known.table, building)


def _read(script: Path) -> bytes:
    if script.is_dir():
        raise UsageProblem(f"{str(script)!r} is a folder", hint="name the script itself")
    try:
        raw = script.read_bytes()
    except OSError as error:
        raise UsageProblem(
            f"cannot read {str(script)!r}: {error.strerror}", hint="name a Python script"
        ) from error
    if b"\0" in raw:
        raise UsageProblem(f"{str(script)!r} is no text", hint="name a Python script")
    if len(raw) > _LARGEST_SCRIPT:
        raise UsageProblem(
            f"{str(script)!r} has {len(raw):,} bytes: that is no script to file",
            hint="make it smaller first",
        )
    return raw


def _lacking(result: ScriptResult, facts: ScriptFacts) -> str:
    """Name the package that a program imports and its interpreter lacks; empty for none."""
    signature = result.signature
    if signature is None or signature.type != "ModuleNotFoundError":
        return ""
    found = re.fullmatch(r"No module named '(\w+)'", signature.message)
    return found[1] if found and found[1] in set(facts.modules) - sys.stdlib_module_names else ""


def _never_imported(
    facts: ScriptFacts, runs: Sequence[AsIs], survey: Survey, modules: Sequence[str]
) -> str:
    """Name the framework that a program looked for in vain and then failed without."""
    failed = any(run.result.outcome.is_script_failure for run in runs)
    return next(
        (
            module
            for module in modules
            if failed
            and module in facts.modules
            and not any(module in run.loaded for run in runs)
            and f"No module named '{module}'" in survey.unimportable.get(module, "")
        ),
        "",
    )


def _refuse_lacking(
    module: str, facts: ScriptFacts, python: Path, script: Path, frameworks: Mapping[str, Framework]
) -> None:
    """Raise UsageProblem where a program only fails because its interpreter lacks a package."""
    if not module:
        return
    name = _framework_of(facts, (), frameworks)
    env = name or "ENV"
    if name is None or frameworks[name].module != module:
        release = f"{name}-{frameworks[name].newest.version}" if name else "ENV"
        env = f"{release}+{module}"
    raise UsageProblem(
        f"{python} has no package {module!r}, which {script.name} imports",
        hint="name an interpreter that has it (--python PATH), or let Errata lend an environment "
        f"(--env {env})",
    )


def _in_words(result: ScriptResult) -> str:
    kind = f" {result.signature.type}" if result.signature else ""
    took = f", {result.wall_s:.1f} s" if result.wall_s is not None else ""
    return f"{result.outcome}{kind}{took}"


def _identity(result: ScriptResult) -> _Identity:
    """Return what runs that did the same have in common: all but the exact message."""
    signature = result.signature
    return (
        result.outcome,
        result.signal,
        result.exit_code,
        (signature.type, signature.at) if signature else None,
    )


def _typical(runs: Sequence[AsIs], script: Path) -> ScriptResult:
    """Return what the program did most often, failures first."""
    results = [run.result for run in runs]
    failed = [result for result in results if result.outcome.is_script_failure]
    counted = Counter(map(_identity, failed or results))
    [(chosen, _)] = counted.most_common(1)
    same = [result for result in results if _identity(result) == chosen]
    first = same[0]
    if first.signature is None:
        return first
    messages = [_without_place(r.signature.message, script) for r in same if r.signature]
    message = common_words(messages)
    signature: Signature = replace(first.signature, message=message)
    return replace(first, signature=signature)


def _without_place(message: str, script: Path) -> str:
    """Name files next to the script as frames do, without the folder of this machine."""
    folder = normalise_message(str(script.parent))  # as messages have it
    return re.sub(rf"{re.escape(folder)}/(?=[\w.-])", "", message)


def _framework_of(
    facts: ScriptFacts, runs: Sequence[AsIs], frameworks: Mapping[str, Framework]
) -> str | None:
    """Find a program's framework: the one it imports, else one in frames, else one loaded."""
    by_module = {item.module: name for name, item in frameworks.items()}
    frames = [
        frame.file.partition("/")[0]
        for run in runs
        if run.result.signature
        for frame in reversed(run.result.signature.frames)
    ]
    loaded = [module for run in runs for module in run.loaded]
    direct = [module for module in facts.modules if module in by_module]
    if len(direct) == 1:
        return by_module[direct[0]]
    for module in (*frames, *loaded, *direct):
        if module in by_module:
            return by_module[module]
    return None


def _version(
    framework: str | None, runs: Sequence[AsIs], survey: Survey, frameworks: Mapping[str, Framework]
) -> str:
    if framework is None:
        return ""
    module = frameworks[framework].module
    loaded = next((found for run in runs if (found := run.loaded.get(module))), "")
    projects = [variant.distribution for variant in frameworks[framework].variants.values()]
    return loaded or survey.version_of(module, projects)
