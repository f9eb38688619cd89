"""Find Python tracebacks in whatever text holds them: logs, issues, notebooks, test output."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from errata.model.matching import normalise_message
from errata.model.native import split_message

_LONGEST_TEXT = 2_000_000
_MOST_TRACES = 50
_MOST_LINES = 300  # of one message: native stacks are long
_LONGEST_MESSAGE = 25_000
_PACKAGES = re.compile(r"(?:^|[/\\])(?:site|dist)-packages[/\\]")
_COLOURS = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]{0,500}(?:\x07|\x1b\\)|\r(?=\n)")
_HEADER = re.compile(
    r"(?P<prefix>.{0,120}?)(?P<type>[\w.]{2,80})?(?P<gap>\s{0,200})"
    r"Traceback \(most recent call last\):?"
)
_FRAME = re.compile(r'\s*File "(?P<file>[^"]{1,500})", line (?P<line>\d{1,7})(?:, in (?P<in>.+))?$')
_NOTEBOOK_FRAMES = (
    re.compile(r"(?:File )?(?P<file>\S{1,500}?):(?P<line>\d{1,7})(?:, in|\() ?(?P<in>[\w<>.]+)?"),
    re.compile(r"(?P<file>Cell In\s?\[\d+\]|Input In \[\d+\]), line (?P<line>\d{1,7})"),
    re.compile(r"(?P<file><ipython-input-[\w-]+>|\S{1,500}\.py) in (?P<in>[\w<>]+)(?:\(|$)"),
)
_ARROW = re.compile(r"-+> ?(?P<line>\d{1,7})\s(?P<text>.*)")
_ENDED = re.compile(r"(?P<type>[A-Za-z_][\w.]{0,200})(?:: ?(?P<message>.*))?$")
_NAMED = r"(?:Error|Exception|Warning|Interrupt|Exit|Iteration|Fault|Failure|Timeout)"
# In a log, a comment, a list, or Markdown: in backticks, quotes, bold or italics.
_BARE = re.compile(
    r".{0,200}?(?<![\w.])_{0,2}"
    rf"(?P<type>(?:[A-Za-z_]\w{{0,60}}\.){{0,6}}[A-Z]\w{{0,60}}{_NAMED}|(?:\w{{1,60}}\.){{1,6}}Unsupported)"
    r"[`*_]{0,3} ?:[`*_]{0,3}(?: (?P<message>\S.*)|\s*$)"
)
_WHAT = re.compile(r".{0,200}?\bwhat\(\):  ?(?P<message>\S.*)")
_BLANK_LINE = re.compile(r"\n\s*\n")
_MARK = re.compile(r"(?:E\s+|[\s>#/*|]+)")  # what may stand before every line of a quoted text
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


@dataclass(frozen=True, kw_only=True)
class TraceFrame:
    """One frame as printed; `text` is the line of source, where it was printed."""

    file: str
    line: int
    function: str = ""
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Trace:
    """One error as printed: raw, untrusted text.

    `message` is all that may belong to it, a native stack included. `signal` is set instead of
    `type` for a process that was ended by one. `first_line` counts from 1.
    """

    type: str = ""
    message: str = ""
    frames: tuple[TraceFrame, ...] = ()
    signal: str = ""
    first_line: int = 1

    @property
    def messages(self) -> tuple[str, ...]:
        """What may be the message: all of it, its first paragraph, its first line."""
        paragraph = _BLANK_LINE.split(self.message, maxsplit=1)[0]
        line = self.message.partition("\n")[0]
        return tuple(dict.fromkeys((self.message, paragraph, line)))

    @property
    def at(self) -> str:
        """The innermost statement that is not of an installed package; empty if none is shown."""
        own = [
            frame.text for frame in self.frames if frame.text and not _PACKAGES.search(frame.file)
        ]
        return own[-1] if own else ""

    @property
    def said(self) -> str:
        """The message as it is compared, without the native stack below it."""
        return normalise_message(split_message(self.message[:_LONGEST_MESSAGE]).message)

    @property
    def native(self) -> tuple[str, ...]:
        """The native functions that were printed below the message."""
        return split_message(self.message[:_LONGEST_MESSAGE]).native


def without_colours(text: str) -> str:
    """Drop terminal colours and other escapes, as terminals do when they show a text."""
    return _COLOURS.sub("", text)


def find_traces(text: str) -> tuple[Trace, ...]:
    """List the errors in a text, in order; the last one is what ended the program.

    Without any whole traceback, lines that name an error count; without those, a signal.
    """
    lines = without_colours(text[-_LONGEST_TEXT:]).split("\n")
    found = list(_whole(lines))[:_MOST_TRACES]
    if not found:
        found = list(_bare(lines))[-_MOST_TRACES:]
    for pattern, signal in _SIGNALS:
        if not found and pattern.search(text):
            found.append(Trace(signal=signal))
    return tuple(found)


def _whole(lines: Sequence[str]) -> Iterator[Trace]:
    number = 0
    while number < len(lines):
        header = _HEADER.match(lines[number])
        if header is None:
            number += 1
            continue
        in_notebook = bool(header["type"]) and len(header["gap"]) > 2
        prefix = header["prefix"] if in_notebook else header["prefix"] + (header["type"] or "")
        prefix = prefix if in_notebook else prefix + header["gap"]
        end = _next_header(lines, number + 1)
        body = [line.removeprefix(prefix) for line in lines[number + 1 : end]]
        trace = (
            _read_notebook(body, header["type"], number + 1)
            if in_notebook
            else _read(body, number + 1)
        )
        if trace is not None:
            yield trace
        number = end


def _next_header(lines: Sequence[str], start: int) -> int:
    for number in range(start, len(lines)):
        if "Traceback (most recent call last)" in lines[number]:
            return number
    return len(lines)


def _read(body: Sequence[str], first_line: int) -> Trace | None:
    """Read what follows a header: frames, then the error; None where it is cut off."""
    frames: list[TraceFrame] = []
    number = 0
    while number < len(body):
        line = body[number]
        found = _FRAME.match(line)
        if found:
            text = body[number + 1].strip() if number + 1 < len(body) else ""
            is_source = bool(text) and not _FRAME.match(body[number + 1])
            is_source = is_source and body[number + 1][:1] in (" ", "\t")
            frames.append(_frame(found, text if is_source else ""))
            number += 2 if is_source else 1
            continue
        if line[:1] not in (" ", "\t", "") and (ended := _ENDED.match(line.rstrip())):
            message = _message(ended["message"] or "", body[number + 1 :])
            return Trace(
                type=ended["type"],
                message=message,
                frames=tuple(frames),
                first_line=first_line,
            )
        number += 1
    return None


def _frame(found: re.Match[str], text: str) -> TraceFrame:
    return TraceFrame(
        file=found["file"], line=int(found["line"]), function=found["in"] or "", text=text
    )


def _message(first: str, rest: Sequence[str]) -> str:
    """Join a message with the lines below it that still belong to it."""
    lines = [first]
    for line in rest[:_MOST_LINES]:
        if line.startswith(_LINKS) or _STOPS.match(line):
            break
        lines.append(line)
    return "\n".join(lines).strip()


def _read_notebook(body: Sequence[str], kind: str, first_line: int) -> Trace | None:
    frames: list[TraceFrame] = []
    bare = kind.rpartition(".")[2]
    for number, line in enumerate(body):
        arrow = _ARROW.match(line.strip())
        if arrow and frames:
            last = frames[-1]
            at = last.line or int(arrow["line"])
            frames[-1] = TraceFrame(
                file=last.file, line=at, function=last.function, text=arrow["text"].strip()
            )
            continue
        for pattern in _NOTEBOOK_FRAMES:
            found = pattern.match(line)
            if found:
                groups = found.groupdict()
                frames.append(
                    TraceFrame(
                        file=groups["file"],
                        line=int(groups.get("line") or 0),
                        function=groups.get("in") or "",
                    )
                )
                break
        ended = _ENDED.match(line.rstrip())
        if ended and ended["type"].rpartition(".")[2] == bare and line.startswith(kind[:1]):
            return Trace(
                type=ended["type"],
                message=_message(ended["message"] or "", body[number + 1 :]),
                frames=tuple(frames),
                first_line=first_line,
            )
    return None


def _bare(lines: Sequence[str]) -> Iterator[Trace]:
    """Find lines that name an error although no traceback is around them."""
    for number, line in enumerate(lines):
        cut = line[:4000].strip()
        found = _BARE.match(cut)
        what = None if found else _WHAT.match(cut)
        if not found and not what:
            continue
        mark = _MARK.match(line)
        prefix = mark[0].rstrip() if mark else ""
        rest = [
            below.strip().removeprefix(prefix).strip() for below in lines[number + 1 : number + 40]
        ]
        said = (found or what)["message"] or ""  # type: ignore[index]
        yield Trace(
            type=found["type"] if found else "",
            message=_message(said.strip().rstrip("`*"), _paragraph(rest)),
            first_line=number + 1,
        )


def _paragraph(lines: Sequence[str]) -> list[str]:
    kept = []
    for line in lines:
        if not line or _BARE.match(line):
            break
        kept.append(line)
    return kept
