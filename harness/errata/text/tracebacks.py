"""Read a text of any kind, logs, issues, notebooks, test output: its errors and its releases."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Annotated

from errata.model.matching import normalise_message
from errata.model.native import split_message
from errata.text.jsonable import NOT_WRITTEN, About

_LONGEST_TEXT = 2_000_000
_MOST_TRACES = 50
_TITLE = "Traceback (most recent call last)"
_MOST_LINES = 300  # of one message: native stacks are long
_LONGEST_MESSAGE = 25_000
_PACKAGES = re.compile(r"(?:^|[/\\])(?:site|dist)-packages[/\\]")
_FRAMEWORK = re.compile(r"(?:^|[/\\])(?:torch|torch_npu|functorch|mindspore|paddle)[/\\]")
_COLOURS = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]{0,500}(?:\x07|\x1b\\)|\r(?=\n)")
_HEADER = re.compile(
    r"(?P<prefix>.{0,120}?)(?P<type>[\w.]{2,80})?(?P<gap>\s{0,200})"
    r"Traceback \(most recent call last\):?"
)
_FRAME = re.compile(r'\s*File "(?P<file>[^"]{1,500})", line (?P<line>\d{1,7})(?:, in (?P<in>.+))?$')
_OPENING = re.compile(r'(?P<prefix>.{0,120}?)(?:  )?File "[^"]{1,500}", line \d{1,7}, in .')
_ONE_LINE = re.compile(r'(?:last\):|, in \S+) +(?:File "|\S)')
_NOTEBOOK_FRAMES = (
    re.compile(r"(?:File )?(?P<file>\S{1,500}?):(?P<line>\d{1,7})(?:, in|\() ?(?P<in>[\w<>.]+)?"),
    re.compile(r"(?P<file>Cell In\s?\[\d+\]|Input In \[\d+\]), line (?P<line>\d{1,7})"),
    re.compile(r"(?P<file><ipython-input-[\w-]+>|\S{1,500}\.py) in (?P<in>[\w<>]+)(?:\(|$)"),
)
_ARROW = re.compile(r"-+> ?(?P<line>\d{1,7})\s(?P<text>.*)")
_LAST = re.compile(r"[A-Za-z_][\w.]*\.[A-Z]\w*(?:: .*)?|[A-Z][A-Za-z]*(?:Error|Exception)\s*|\s*")
_ENDED = re.compile(r"(?P<type>[A-Za-z_][\w.]{0,200})(?:: ?(?P<message>.*))?$")
_NAMED = (
    r"(?:(?:[A-Z]\w{0,60})?(?:Error|Exception)|[A-Z]\w{0,60}(?:Warning|Interrupt|Exit|Iteration|Fault"
    r"|Failure|Failed|Timeout|Violation|NotMet|SymNode|Hit)|Unsupported)"
)
_KIND = rf"(?P<type>(?:[A-Za-z_]\w{{0,60}}\.){{0,6}}{_NAMED})(?!\w)"
# In a log, a comment, a list, or Markdown: in backticks, quotes, bold or italics, as a class.
_BARE = re.compile(
    rf".{{0,200}}?(?<![\w.])(?:_{{1,2}}(?=[A-Z]))?{_KIND}(?:'>)?[`*_]{{0,3}} ?:[`*_]{{0,3}}"
    r"(?: ?(?P<message>\S.*)|\s*$)"
)
# What is read where no line names an error and says what it is.
_TOLD = (
    re.compile(rf"(?:Exception has occurred: |\W{{0,8}}){_KIND}[\W_]{{0,4}}$"),
    re.compile(rf".{{0,200}}?Exception Type\W{{1,8}}{_KIND}"),
    re.compile(
        rf".{{0,200}}?(?<![\w.])(?<!raise )(?<!raise\t){_KIND}"
        r"\([\"'](?P<message>.{1,2000}?)[\"']\)"
    ),
    re.compile(
        r".{0,200}?\((?:InvalidArgument|InvalidType|NotFound|OutOfRange|AlreadyExists|Unavailable"
        r"|ResourceExhausted|PreconditionNotMet|PermissionDenied|ExecutionTimeout|Unimplemented"
        r"|Fatal|External)\) {0,2}(?P<message>\S.*)"
    ),
    re.compile(
        r".{0,200}?(?:!!! Exception during processing !!!|Exception Message\W{1,6})"
        r" ?(?P<message>\S.*)"
    ),
    re.compile(r".{0,80}?\b(?:ERROR|FATAL|CRITICAL)\b[\]:|\s-]{1,12}(?P<message>\S.*)"),
)
_LABEL = re.compile(r"^\W*Exception Message\W*")
_SIGN = re.compile(
    r"error|exception|traceback|fail|warning|torch|paddle|mindspore|\u62a5\u9519|\u9519\u8bef|\u5f02\u5e38",
    re.IGNORECASE,
)
# A file's path with the separators of Windows: `\\t` and `\\n` of it are no blanks.
_WINDOWS = re.compile(
    r"(?:\b[A-Za-z]:|\b(?:site|dist)-packages)(?:\\{1,2}[^\\\s\"'`:*?<>|]{1,100})+"
)
_PLAIN = str.maketrans("\u2018\u2019\u201c\u201d\u2033\u00a0\u200b", '\'\'"""  ')
_WHAT = re.compile(r".{0,200}?\bwhat\(\):  ?(?P<message>\S.*)")
_BLANK_LINE = re.compile(r"\n\s*\n")
_RULE = re.compile(r"[=_*#+~|-].*[=_*#+~|-]$|\s*[~^]+\s*$")
_NARROWEST = 60  # columns of a terminal that breaks lines
_MARK = re.compile(r"(?:E\s+|[\s>#/*|]+)")  # what may stand before every line of a quoted text
_PASSING_ON = {"decorate_context", "wrapped", "wrapper"}  # decorators of the frameworks
FOLLOW = (
    "ChildFailedError", "CalledProcessError", "ProcessRaisedException", "ProcessExitedException",
    "RayTaskError", "EngineDeadError",
)  # fmt: skip
"""What is raised because another process failed, by the last part of the name."""
# What a spawned process says whose work could not be sent: the error is that of its parent.
_UNSENT, _CHILD = ("EOFError", "_pickle.UnpicklingError"), "exitcode = _main("
_LINKS = ("During handling of the above exception", "The above exception was the direct cause")
_STOPS = re.compile(
    r"```|~~~|#{1,4} \S|\$ \S|\(?\w{0,80}\)?\s?\w{1,80}@[\w.-]+[:~$# ]|</?details|>>> "
)
_SIGNALS = (
    (re.compile(r"Segmentation fault|SIGSEGV|signal 11\b"), "SIGSEGV"),
    (re.compile(r"Fatal Python error: Aborted|\bSIGABRT\b|^Aborted", re.MULTILINE), "SIGABRT"),
    (re.compile(r"Floating point exception|\bSIGFPE\b"), "SIGFPE"),
    (re.compile(r"Illegal instruction|\bSIGILL\b"), "SIGILL"),
    (re.compile(r"Bus error|\bSIGBUS\b"), "SIGBUS"),
)
_DECORATION = re.compile(r"[*`_]{2}|`|[(\uff08]e\.?g\.?[^)\uff09\n]{0,200}[)\uff09]")
# What a message tells of a release says nothing of the one in use.
_HISTORY = re.compile(r"\bIn PyTorch \d[\d.]{0,10}, we changed\b")
_VERSION = r"v?(\d+\.\d+[\w.+]*)"
# What may stand between a framework and its release: no other package, as pytorch-lightning.
_BETWEEN = r"(?![-_])(?:(?!lite|lightning|cuda|python|vision|audio|numpy|[-_]\w)[^\n\d]){0,40}"
_VERSIONS: Mapping[str, Sequence[re.Pattern[str]]] = {
    name: tuple(re.compile(pattern, re.IGNORECASE) for pattern in patterns)
    for name, patterns in {
        "torch": (
            rf"PyTorch version:\s*{_VERSION}",
            rf"\[(?:pip3?|conda)\]\s+torch(?:==|\s+){_VERSION}",
            rf"\btorch(?:==|\s*@\s*|[ =:]+){_VERSION}",
            rf"\bPyTorch\b{_BETWEEN}{_VERSION}",
        ),
        "mindspore": (
            rf"MindSpore version[^\n]{{0,60}}?:[^\n\d]{{0,40}}r?{_VERSION}",
            rf"\bmindspore(?:==|[ =:]+){_VERSION}",
            rf"\bMindSpore\b{_BETWEEN}r?{_VERSION}",
        ),
        "paddle": (
            rf"Paddle version:\s*{_VERSION}",
            rf"\bpaddlepaddle(?:-gpu)?(?:==|[ =:]+){_VERSION}",
            rf"\bPaddle(?:Paddle)?\b{_BETWEEN}{_VERSION}",
        ),
        "python": (rf"\bPython version[^\n\d]{{0,40}}{_VERSION}", rf"\bPython {_VERSION}"),
    }.items()
}


@dataclass(frozen=True, kw_only=True)
class Trace:
    """An error as a text or a script has it, untrusted; a crash has a signal instead of a type."""

    type: str
    message: Annotated[str, About("As it is compared, without the native stack below it.")]
    at: Annotated[str, About("The raising statement; empty if it is not in the text.")]
    native: tuple[str, ...]
    signal: str | None
    printed: str = field(metadata=NOT_WRITTEN)  # all that may belong to the message
    statements: tuple[str, ...] = field(metadata=NOT_WRITTEN)  # of its frames, outermost first
    functions: frozenset[str] = field(metadata=NOT_WRITTEN)  # of a framework, in its frames
    raised_in: frozenset[str] = field(metadata=NOT_WRITTEN)  # those below the last other frame
    line: int = field(metadata=NOT_WRITTEN)  # where it begins in its text, from 1

    @property
    def messages(self) -> tuple[str, ...]:
        """What may be the message: all that was printed, its first paragraph, its first line."""
        paragraph = _BLANK_LINE.split(self.printed, maxsplit=1)[0]
        line = self.printed.partition("\n")[0]
        return tuple(dict.fromkeys((self.printed, paragraph, line)))


def trace_of(
    kind: str, printed: str = "", frames: Sequence[tuple[str, str, str]] = (), *, line: int = 1
) -> Trace:
    """Return an error as it was printed; `frames` are files, lines of source, and functions.

    The raising statement is the innermost one that is not of an installed package.
    """
    said, native = split_message(printed[:_LONGEST_MESSAGE])
    own = [text for file, text, _ in frames if text and not _PACKAGES.search(file)]
    called = [function for file, _, function in frames if _FRAMEWORK.search(file)]
    inner = [*takewhile(lambda frame: _FRAMEWORK.search(frame[0]), reversed(frames))]
    return Trace(
        type=kind,
        message=normalise_message(said),
        at=own[-1] if own else "",
        native=native,
        signal=None,
        printed=printed,
        statements=tuple(text for _, text, _ in frames if text),
        functions=frozenset(filter(None, called)),
        raised_in=frozenset(function for _, _, function in inner if function) - _PASSING_ON,
        line=line,
    )


def without_colours(text: str) -> str:
    """Drop terminal colours and other escapes, as terminals do when they show a text."""
    return _COLOURS.sub("", text)


def with_plain_signs(text: str) -> str:
    """Write typographic quotes and the separators of Windows' paths as Python prints them."""
    text = text.translate(_PLAIN)
    return _WINDOWS.sub(lambda found: found[0].replace("\\", "/"), text) if "\\" in text else text


def find_traces(text: str) -> tuple[Trace, ...]:
    """List the errors in a text, in order; the last one is what ended the program.

    Without any whole traceback, lines that name an error count; without those, a signal, and then
    lines that tell of an error in other forms.
    """
    lines = _lines(_unwrapped(with_plain_signs(without_colours(text[-_LONGEST_TEXT:]))))
    found = list(_whole(lines))[:_MOST_TRACES]
    found = found or list(_bare(lines, (_BARE, _WHAT)))[-_MOST_TRACES:]
    for pattern, signal in _SIGNALS:
        if not found and pattern.search(text):
            found.append(replace(trace_of(""), signal=signal))
    for form in _TOLD:
        found = found or list(_bare(lines, (form,)))[-_MOST_TRACES:]
    return tuple(sorted(found, key=_is_cause))


def _is_cause(one: Trace) -> bool:
    """Return whether an error is none that follows from one of another process."""
    is_unsent = one.type in _UNSENT and _CHILD in "".join(one.statements)
    return not is_unsent and one.type.rpartition(".")[2] not in FOLLOW


def find_sign(text: str) -> Trace | None:
    """Return the last line with any sign of a failure, or that names a framework; None without."""
    for number, line in reversed(list(enumerate(text[-_LONGEST_TEXT:].split("\n"), 1))):
        if _SIGN.search(line):
            return trace_of("", line.strip()[:400], line=number)
    return None


def _unwrapped(text: str) -> str:
    """Join the lines that a terminal broke at its width, where it broke a frame, too."""
    lines = text.split("\n")
    widths = Counter(len(one) for one in lines if len(one) >= _NARROWEST and not _RULE.match(one))
    [(width, _)] = widths.most_common(1) or [(0, 0)]
    full = {n for n, one in enumerate(lines[:-1]) if len(one) == width and not _RULE.match(one)}
    if not any(_FRAME.match(lines[n] + lines[n + 1]) and not _FRAME.match(lines[n]) for n in full):
        return text  # lines of one length alone are those of any log
    return "".join(line if number in full else f"{line}\n" for number, line in enumerate(lines))


def _lines(text: str) -> list[str]:
    """Split a text into lines; a traceback on one line, or with its line ends escaped, as well."""
    lines = []
    for line in text.split("\n"):
        if "Traceback (most" not in line and 'File "' not in line[:2000]:
            lines.append(line)
            continue
        parts = line.replace("\\n", "\n")
        if _ONE_LINE.search(parts):
            parts = re.sub(r'[ \t]+(?=File ")', "\n  ", parts)
            parts = re.sub(r"(, in \S+) +", r"\1\n    ", parts)
            parts = re.sub(rf"[ \t]+(?={_KIND}: )", "\n", parts)
        lines += parts.split("\n")
    return lines


def _whole(lines: Sequence[str]) -> Iterator[Trace]:
    number = 0
    while number < len(lines):
        header = _HEADER.match(lines[number])
        frame = None if header else _OPENING.match(lines[number])
        if header is None and frame is None:
            number += 1
            continue
        in_notebook = bool(header and header["type"]) and len(header["gap"]) > 2  # type: ignore[index]
        if header is None:
            prefix = frame["prefix"]  # type: ignore[index]
        elif in_notebook:
            prefix = header["prefix"]
        else:
            prefix = header["prefix"] + (header["type"] or "") + header["gap"]
        end = next((n for n in range(number + 1, len(lines)) if _TITLE in lines[n]), len(lines))
        body = list(_unprefixed(lines[number + bool(header) : end], prefix))
        at = number + 1
        read = _read_notebook(body, header["type"], at) if in_notebook else _read(body, at)  # type: ignore[index]
        if read is not None:
            yield read
        number = end


def _unprefixed(lines: Sequence[str], prefix: str) -> Iterator[str]:
    """Drop what a logger or a quotation puts before each line; its numbers differ."""
    plain = prefix.rstrip()
    pattern = re.compile(re.sub(r"\d+", r"\\d+", re.escape(plain)))
    for line in lines:
        found = pattern.match(line) if plain else None
        rest = line[found.end() :] if found else line
        blanks = len(prefix) - len(plain)
        yield rest[blanks:] if rest[:blanks].isspace() and (found or not plain) else rest.rstrip()


def _read(body: Sequence[str], first_line: int) -> Trace | None:
    """Read what follows a header: frames, then the error; None where it is cut off."""
    frames: list[tuple[str, str, str]] = []
    number = 0
    while number < len(body):
        line = body[number]
        if found := _FRAME.match(line):
            below = body[number + 1] if number + 1 < len(body) else ""
            is_source = below.strip() and not _FRAME.match(below) and not _BARE.match(below)
            is_source = is_source and (below[:1] in (" ", "\t") or not _LAST.fullmatch(below))
            source = below.strip() if is_source else ""
            frames.append((found["file"], source, found["in"] or ""))
            number += 2 if is_source else 1
            continue
        if line[:1] not in (" ", "\t", "") and (ended := _ENDED.match(line.rstrip())):
            message = _message(ended["message"] or "", body[number + 1 :])
            return trace_of(ended["type"], message, frames, line=first_line)
        number += 1
    return None


def _message(first: str, rest: Sequence[str]) -> str:
    """Join a message with the lines below it that still belong to it."""
    lines = [first]
    for line in rest[:_MOST_LINES]:
        if line.startswith(_LINKS) or _STOPS.match(line):
            break
        lines.append(line)
    return "\n".join(lines).strip()


def _read_notebook(body: Sequence[str], kind: str, first_line: int) -> Trace | None:
    frames: list[tuple[str, str, str]] = []
    bare = kind.rpartition(".")[2]
    for number, line in enumerate(body):
        arrow = _ARROW.match(line.strip())
        if arrow and frames:
            file, _, function = frames[-1]
            frames[-1] = (file, arrow["text"].strip(), function)
            continue
        if found := next(filter(None, (each.match(line) for each in _NOTEBOOK_FRAMES)), None):
            named = found.groupdict().get("in")
            frames.append((found["file"], "", (named or "").rpartition(".")[2]))
        ended = _ENDED.match(line.rstrip())
        if ended and ended["type"].rpartition(".")[2] == bare and line.startswith(kind[:1]):
            message = _message(ended["message"] or "", body[number + 1 :])
            return trace_of(ended["type"], message, frames, line=first_line)
    return None


def _bare(lines: Sequence[str], forms: Sequence[re.Pattern[str]]) -> Iterator[Trace]:
    """Find lines that tell of an error although no traceback is around them."""
    at = ""
    for number, line in enumerate(lines):
        cut = line[:4000].strip()
        arrow = _ARROW.match(cut)
        at = arrow["text"].strip() if arrow else at
        found = next(filter(None, (form.match(cut) for form in forms)), None)
        if found is None:
            continue
        told = found.groupdict()
        mark = _MARK.match(line)
        prefix = mark[0].rstrip() if mark else ""
        rest = [
            each.strip().removeprefix(prefix).strip() for each in lines[number + 1 : number + 40]
        ]
        below = takewhile(lambda each: each and not _BARE.match(each), rest)
        paragraph = [_LABEL.sub("", each) for each in below]
        said = _message((told.get("message") or "").strip().rstrip("`*"), paragraph)
        yield trace_of(told.get("type") or "", said, [("", at, "")] if at else (), line=number + 1)


def versions_in(body: str) -> dict[str, str]:
    """Read the releases of frameworks, and of `python`, that a text names as those in use.

    They stand wherever the templates of issues have them; the most telling place wins.
    """
    plain = _HISTORY.sub("", _DECORATION.sub("", body))
    found = {}
    for name, patterns in _VERSIONS.items():
        for pattern in patterns:
            match = pattern.search(plain)
            if match:
                found[name] = match[1].rstrip(".")
                break
    return found
