"""A capture on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from errata.commands.capture.capturing import DEVICES, Capture, Survey, outcome_words
from errata.commands.capture.case_files import DraftedCase
from errata.commands.capture.drafting import Proof
from errata.commands.diagnose.diagnosing import (
    KnownCases,
    diagnose_text,
    recognised_section,
    recognised_words,
)
from errata.model.verdict import word_of
from errata.report.document import Document, Facts, Section, Span, Tone, closing, name
from errata.text.printable import counted, duration

_FRAMES = 3
_VARIABLES = 8
_TOOLS = {"nvidia": "nvidia-smi", "ascend": "npu-smi", "rocm": "rocm-smi"}


Row = tuple[str, Span]


def capture_document(
    capture: Capture,
    known: KnownCases,
    proof: Proof | None,
    not_written: str,
    *,
    here: str,
    exit_code: int,
) -> Document:
    """Describe a capture and the case made of it.

    `known` are the cases that it was compared with, `not_written` is why no case was written,
    `here` where it is.
    """
    sections = [
        Section(title="Failure", blocks=(Facts(tuple(_failure_lines(capture))),)),
        Section(title="Environment", blocks=(Facts(tuple(_environment_lines(capture))),)),
    ]
    summary = [_how_often(capture)]
    if capture.failed:
        sections.append(recognised_section(capture.recognised, options=known.options))
        summary.append(recognised_words(capture.recognised))
    if proof is not None:
        sections.append(Section(title="Case", blocks=(case_facts(proof, here),)))
        summary.append(f"case written: {proof.draft.case_id}")
    elif not_written:
        sections.append(Section(title="Case", blocks=(Facts((_line("none", not_written),)),)))
        summary.append("no case written")
    sign, tone = closing(exit_code)
    return Document(
        title=("capture of ", name(capture.path.name)),
        sections=tuple(sections),
        summary=tuple(summary),
        sign=sign,
        tone=tone,
        notes=known.problems,
        whole="the JSON report (`errata capture --json FILE`)",
    )


def _line(label: str, text: str, tone: Tone = Tone.PLAIN) -> Row:
    """Return a labelled line; white space in foreign text is folded."""
    return label, Span(" ".join(text.split()), tone)


def _how_often(capture: Capture) -> str:
    return (
        f"{outcome_words(capture.result)} in {capture.alike} of {counted(len(capture.runs), 'run')}"
    )


def _failure_lines(capture: Capture) -> list[Row]:
    """List what the script did, how often, and where."""
    result = capture.result
    lines = [_line("outcome", _how_often(capture), Tone.PLAIN if capture.failed else Tone.GOOD)]
    signature = result.signature
    if signature is not None:
        lines.append(_line("type", signature.type))
        lines.append(_line("message", signature.message or "(none)"))
        if signature.at:
            lines.append(_line("statement", signature.at))
        own = [frame for frame in signature.frames if "/" in frame.file][-_FRAMES:]
        lines += [
            _line("in", f"{frame.file}:{frame.line} {frame.function}") for frame in reversed(own)
        ]
        lines += [_line("native", frame) for frame in signature.native[:_FRAMES]]
    elif capture.failed and (printed := result.stderr.strip().splitlines()):
        lines.append(_line("last line", printed[-1]))
    lines += [
        _line("warning", f"{seen.category}: {seen.message}") for seen in result.warnings[:_FRAMES]
    ]
    cost = [duration(result.wall_s)] if result.wall_s is not None else []
    cost += [f"{result.peak_mb:,.0f} MiB at most"] if result.peak_mb else []
    lines.append(_line("took", ", ".join(cost)))
    return lines + [_line("note", words, Tone.WARNING) for words in capture.notes]


def _environment_lines(capture: Capture) -> list[Row]:
    """List where it ran, with the reason for every part that is missing."""
    survey = capture.survey
    lines = []
    if capture.framework:
        lines.append(_line(capture.framework, _framework(capture)))
    if capture.lent:
        lines.append(_line("lent", f"{capture.lent}, an environment that Errata built"))
    lines.append(_line("python", _python(survey, capture.python)))
    lines += [
        _line(name, f"unknown: {survey.missing[name]}", Tone.WARNING)
        for name in ("system", "cpu", "memory", "packages", "installer")
        if name in survey.missing
    ]
    system, cpu, memory = survey.part("system"), survey.part("cpu"), survey.part("memory")
    parts = (system.get("distribution"), system.get("libc"), system.get("machine"))
    if system:
        lines.append(_line("system", ", ".join(str(part) for part in parts if part)))
    machine = [str(cpu["model"])] if "model" in cpu else []
    machine += [counted(int(cpu["usable"]), "core")] if isinstance(cpu.get("usable"), int) else []
    machine += [f"{memory['total_mb']:,} MiB"] if isinstance(memory.get("total_mb"), int) else []
    if machine:
        lines.append(_line("machine", ", ".join(machine)))
    lines.append(_line("devices", _devices(survey)))
    variables = [f"{name}={value}" for name, value in survey.part("variables").items()]
    if variables:
        left = len(variables) - _VARIABLES
        more = f" and {left} more" if left > 0 else ""
        lines.append(_line("variables", f"{' '.join(variables[:_VARIABLES])}{more}"))
    damaged = [f"damaged: {words}" for words in survey.damaged[:_FRAMES]]
    return lines + [_line("packages", words, Tone.WARNING) for words in damaged]


def _framework(capture: Capture) -> str:
    name = capture.framework or ""
    found = next(iter(capture.survey.frameworks.values()), {})
    build = found.get("build")
    built = [f"{key} {value}" for key, value in build.items()] if isinstance(build, dict) else []
    lost = next(iter(capture.survey.unimportable.values()), "")
    parts = [capture.framework_version or f"no version of {name} was found", *built]
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
    for kind in DEVICES:
        devices = survey.part(kind).get("devices")
        found += [str(item) for item in devices] if isinstance(devices, list) else []
    if found:
        return "; ".join(found)
    why = [survey.missing[name] for name in DEVICES if name in survey.missing]
    absent = all(words.endswith("is not on PATH") for words in why)
    tools = ", ".join(_TOOLS.values())
    return f"none ({tools}: not here)" if absent else f"none ({'; '.join(why)})"


def case_facts(proof: Proof, here: str) -> Facts:
    """List which case was written, whether it shows the failure on its own, and what is next."""
    draft = proof.draft
    lines = [_line("written", here)]
    judgement = proof.judgement
    if proof.reproduces:
        lines.append(_line("on its own", "it reproduces", Tone.GOOD))
    elif judgement is not None:
        words = f"{word_of(judgement.verdict)}: {judgement.reason}"
        lines.append(_line("on its own", words, Tone.CHANGED))
        broken = judgement.broken.signature
        if broken is not None:
            lines.append(_line("it did", f"{broken.type}: {broken.message}"))
        lines.append(
            _line(
                "why",
                "a case runs in an empty folder, without your variables and arguments: "
                "what it needs of them must be in the script",
            )
        )
    else:
        words = f"not tried: {proof.problem}"
        lines.append(_line("on its own", words, Tone.CHANGED))
    lines += [_line("note", words, Tone.WARNING) for words in draft.notes]
    if not draft.text.fix_known:
        lines.append(_line("fix", "no fix is known: fixed.py is a stand-in that says so"))
    lines.append(_line("to do", "what `TODO` marks in case.toml"))
    lines.append(_line("again", proof.again))
    return Facts(tuple(lines))


def issue_document(
    case: DraftedCase,
    taken: Sequence[tuple[str, str]],
    text: str,
    where: str,
    known: KnownCases,
    here: str,
) -> Document:
    """Describe what was taken out of an issue, what else was there, and whether it is known."""
    sections, summary = [Section(title="Issue", blocks=(Facts(tuple(taken)),))], []
    if not dict(taken)["error"].startswith("not found"):
        recognised = diagnose_text(text, known).recognised
        sections.append(recognised_section(recognised, options=known.options))
        summary.append(recognised_words(recognised))
    rows = (
        ("written", here),
        ("not run", Span("read the script first: somebody else wrote it", Tone.WARNING)),
        ("to do", "what `TODO` marks in case.toml"),
        ("then", f"errata run {case.case_id} --env all{where}"),
    )
    return Document(
        title="case from an issue",
        sections=(*sections, Section(title="Case", blocks=(Facts(rows),))),
        summary=(*summary, f"case written: {case.case_id}"),
        whole="",
        has_screen_title=False,
    )
