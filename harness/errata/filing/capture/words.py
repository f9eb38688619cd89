"""Say in words what was captured: the failure, the environment, and what to know about both."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from typing import Any

import errata
from errata.filing.capture.capturing import Capture
from errata.filing.capture.survey import DEVICES, PARTS, Survey
from errata.filing.draft.drafting import Proof
from errata.model.outcome import Outcome, ScriptResult
from errata.model.plain import result_to_plain
from errata.recognise.scoring import Recognised
from errata.report.recognition.console import Line
from errata.report.recognition.words import plain
from errata.text.wording import counted, duration

__all__ = ["FORMAT_VERSION", "case_lines", "document", "environment_lines", "failure_lines"]

FORMAT_VERSION = 1
_FRAMES = 3
_VARIABLES = 8
_TOOLS = {"nvidia": "nvidia-smi", "ascend": "npu-smi", "rocm": "rocm-smi"}


def failure_lines(capture: Capture) -> list[Line]:
    """Say what the script did, how often, and where."""
    result, runs = capture.result, len(capture.runs)
    how_often = f"{capture.alike} of {counted(runs, 'run')}"
    style = "" if capture.failed else "green"
    lines = [Line(label="outcome", text=f"{_outcome(result)} in {how_often}", style=style)]
    signature = result.signature
    if signature is not None:
        lines.append(Line(label="type", text=signature.type))
        lines.append(Line(label="message", text=signature.message or "(none)"))
        if signature.at:
            lines.append(Line(label="statement", text=signature.at))
        own = [frame for frame in signature.frames if "/" in frame.file][-_FRAMES:]
        lines += [
            Line(label="in", text=f"{frame.file}:{frame.line} {frame.function}")
            for frame in reversed(own)
        ]
        lines += [Line(label="native", text=frame) for frame in signature.native[:_FRAMES]]
    elif capture.failed and (said := result.stderr.strip().splitlines()):
        lines.append(Line(label="it said", text=said[-1]))
    lines += [
        Line(label="warning", text=f"{seen.category}: {seen.message}")
        for seen in result.warnings[:_FRAMES]
    ]
    cost = [duration(result.wall_s)] if result.wall_s is not None else []
    cost += [f"{result.peak_mb:,.0f} MiB at most"] if result.peak_mb else []
    lines.append(Line(label="took", text=", ".join(cost)))
    return lines + [Line(label="note", text=words, style="yellow") for words in _notes(capture)]


def _outcome(result: ScriptResult) -> str:
    return f"{result.outcome} ({result.detail})" if result.detail else str(result.outcome)


def _notes(capture: Capture) -> list[str]:
    """List what a user should know before he takes this for the framework's failure."""
    notes, result, facts = [], capture.result, capture.facts
    kind = result.signature.type if result.signature else ""
    if capture.is_flaky:
        others = sorted({_outcome(run) for run in capture.runs})
        notes.append(f"flaky: its runs disagree ({', '.join(others)})")
    if facts.problem:
        where = f" at line {facts.line}" if facts.line else ""
        notes.append(f"it does not parse{where}: {facts.problem}")
    elif kind in ("ModuleNotFoundError", "ImportError"):
        notes.append("an import failed: is this the interpreter that you use? (--python)")
    notes += [
        f"{name}.py beside the script is imported in the place of Python's own `{name}`"
        for name in _shadowing(result)
    ]
    if facts.reads_input:
        notes.append("it reads standard input, which is empty here")
    if not capture.failed and result.outcome is Outcome.PASSED:
        notes.append("it passed; a wrong result is a failure once the script asserts the right one")
    if result.outcome is Outcome.TIMED_OUT:
        notes.append("run once, because it did not end: --timeout gives it longer")
    if result.outcome is Outcome.HARNESS_ERROR:
        notes.append("this is not the script's doing: nothing can be said")
    return notes


def _shadowing(result: ScriptResult) -> list[str]:
    """Name the files beside the script that took part and hide a module of Python."""
    frames = result.signature.frames if result.signature else ()
    names = {frame.file.removesuffix(".py") for frame in frames if "/" not in frame.file}
    inner = any(frame.file.startswith("python/") for frame in frames)
    return sorted(names & sys.stdlib_module_names) if inner else []


def environment_lines(capture: Capture, python: str) -> list[Line]:
    """Say where it ran, with words for every part that is missing."""
    survey = capture.survey
    lines = []
    if capture.framework:
        lines.append(Line(label=capture.framework, text=_framework(capture)))
    lines.append(Line(label="python", text=_python(survey, python)))
    lines += [
        Line(label=name, text=f"unknown: {survey.missing[name]}", style="yellow")
        for name in ("system", "cpu", "memory", "packages", "installer")
        if name in survey.missing
    ]
    system, cpu, memory = survey.part("system"), survey.part("cpu"), survey.part("memory")
    parts = (system.get("distribution"), system.get("libc"), system.get("machine"))
    if system:
        lines.append(Line(label="system", text=", ".join(str(part) for part in parts if part)))
    machine = [str(cpu["model"])] if "model" in cpu else []
    machine += [counted(int(cpu["usable"]), "core")] if isinstance(cpu.get("usable"), int) else []
    machine += [f"{memory['total_mb']:,} MiB"] if isinstance(memory.get("total_mb"), int) else []
    if machine:
        lines.append(Line(label="machine", text=", ".join(machine)))
    lines.append(Line(label="devices", text=_devices(survey)))
    variables = [f"{name}={value}" for name, value in survey.part("variables").items()]
    if variables:
        left = len(variables) - _VARIABLES
        more = f" and {left} more" if left > 0 else ""
        lines.append(Line(label="variables", text=f"{' '.join(variables[:_VARIABLES])}{more}"))
    damaged = [f"damaged: {words}" for words in survey.damaged[:_FRAMES]]
    return lines + [Line(label="packages", text=words, style="yellow") for words in damaged]


def _framework(capture: Capture) -> str:
    name = capture.framework or ""
    found = next(iter(capture.survey.frameworks.values()), {})
    build = found.get("build")
    told = [f"{key} {value}" for key, value in build.items()] if isinstance(build, dict) else []
    lost = next(iter(capture.survey.unimportable.values()), "")
    parts = [capture.version or f"no version of {name} was found", *told]
    return ", ".join([*parts, *([f"its import fails: {lost}"] if lost else [])])


def _python(survey: Survey, python: str) -> str:
    if "interpreter" in survey.missing:
        return f"{python}: {survey.missing['interpreter']}"
    parts = [survey.python_version]
    tool = survey.part("installer").get("tool")
    parts += [f"environment of {tool}"] if tool else []
    parts += [counted(len(survey.packages), "package")] if survey.packages else []
    parts += ["without pip"] if survey.part("installer").get("pip") == "no" else []
    return ", ".join([*parts, python])


def _devices(survey: Survey) -> str:
    found = []
    for name in DEVICES:
        devices = survey.part(name).get("devices")
        found += [str(item) for item in devices] if isinstance(devices, list) else []
    if found:
        return "; ".join(found)
    why = [survey.missing[name] for name in DEVICES if name in survey.missing]
    absent = all(words.endswith("is not on PATH") for words in why)
    tools = ", ".join(_TOOLS.values())
    return f"none ({tools}: not here)" if absent else f"none ({'; '.join(why)})"


def case_lines(proof: Proof, python: str, here: str) -> list[Line]:
    """Say which case was written, whether it shows the failure on its own, and what is next."""
    draft = proof.draft
    lines = [Line(label="written", text=here)]
    run = f"errata run {draft.case_id} --python {shlex.quote(python)}"
    judgement = proof.judgement
    if proof.reproduces:
        lines.append(Line(label="on its own", text="it reproduces", style="green"))
    elif judgement is not None:
        words = f"{judgement.verdict}: {judgement.reason}"
        lines.append(Line(label="on its own", text=words, style="bold yellow"))
        broken = judgement.broken.signature
        if broken is not None:
            lines.append(Line(label="it did", text=f"{broken.type}: {broken.message}"))
        lines.append(
            Line(
                label="why",
                text="a case runs in an empty folder, without your variables and arguments: "
                "what it needs of them must be in the script",
            )
        )
    else:
        words = f"not tried: {proof.problem}"
        lines.append(Line(label="on its own", text=words, style="bold yellow"))
    lines += [Line(label="note", text=words, style="yellow") for words in draft.notes]
    if not draft.text.fix_known:
        lines.append(Line(label="fix", text="none is known: fixed.py is a stand-in that says so"))
    lines.append(Line(label="to do", text="what `TODO` marks in case.toml"))
    lines.append(Line(label="again", text=run))
    return lines


def document(
    capture: Capture, recognised: tuple[Recognised, ...], proof: Proof | None
) -> dict[str, Any]:
    """Return a capture as plain JSON values."""
    case: Mapping[str, Any] | None = None
    if proof is not None:
        case = {
            "id": proof.draft.case_id,
            "folder": str(proof.draft.folder),
            "verdict": str(proof.judgement.verdict) if proof.judgement else None,
            "reason": proof.judgement.reason if proof.judgement else proof.problem,
            "fix_known": proof.draft.text.fix_known,
            "notes": list(proof.draft.notes),
        }
    return {
        "errata": "capture",
        "schema": FORMAT_VERSION,
        "version": errata.__version__,
        "script": str(capture.script),
        "arguments": list(capture.arguments),
        "working_directory": str(capture.cwd),
        "python": str(capture.python),
        "timeout_s": capture.timeout_s,
        "framework": capture.framework,
        "framework_version": capture.version or None,
        "failed": capture.failed,
        "flaky": capture.is_flaky,
        "alike": capture.alike,
        "result": result_to_plain(capture.result),
        "runs": [result_to_plain(run) for run in capture.runs],
        "notes": _notes(capture),
        "environment": _ordered(capture.survey),
        "recognised": plain(recognised),
        "case": case,
    }


def _ordered(survey: Survey) -> dict[str, Any]:
    found = survey.to_plain()
    names = [*PARTS, *DEVICES, "frameworks", "missing"]
    return {name: found[name] for name in names if name in found}
