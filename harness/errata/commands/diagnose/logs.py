"""Find every failure in a CI log of any size: read line by line, in bounded memory.

Reads what pytest prints and writes as JUnit XML, and Python's tracebacks, between the time stamps,
job names, ranks and process names of GitHub Actions, Buildkite, torchrun, Ray, Slurm and loggers.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from typing import Annotated
from xml.etree import ElementTree as ET

from errata.model.errors import UsageProblem
from errata.model.native import split_message
from errata.text.jsonable import NOT_WRITTEN, About
from errata.text.printable import encoding_of
from errata.text.tracebacks import FOLLOW, find_traces, without_colours

_LONGEST_LINE = 4000
_MOST_LINES = 1500  # of one failure
_MOST_FAILURES = 20_000
_MOST_PASSED = 1_000_000
_QUIET = 40  # lines without a frame, after which a traceback is over
_FEW = 3
_MOST_SUMMARY = 60  # lines of a message in a summary
_LONGEST_MESSAGE = 2000
_MOST_OPEN = 64
_LONGEST_READ = 1_000_000  # the rest of a longer line is skipped
_MOST_XML = 200_000_000

_STAMP = re.compile(
    r"\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?[ \t]?"
)
_BUILDKITE = re.compile(r"\x1b_bk;t=\d{1,20}\x07")
_GITHUB_COLUMNS = re.compile(r"(?P<job>[^\t]{1,120})\t[^\t]{1,120}\t(?=\ufeff?\d{4}-\d\d-\d\dT)")
_LOGGER = re.compile(
    r"(?:ERROR|WARNING|INFO|CRITICAL|DEBUG)"
    r"(?::[\w.]{1,80}:| \d\d-\d\d \d\d:\d\d:\d\d \[[\w./]{1,80}:\d{1,6}\]) ?"
)
_STREAM = re.compile(
    r"\[(?:default\d{1,4}\]:\[)?rank\d{1,5}\]:[ ]?"  # torchrun
    r"|\((?:[\w.]{1,60} ){0,2}pid=\d{1,10}(?:, ip=[\d.]{7,15})?\) ?"  # Ray, vLLM
    r"|\d{1,4}: (?=\S|  )"  # srun --label
    r"|[\w.-]{1,60} +\| "  # Docker Compose
    r"|(?:[ ]{2,12}|[\w.+-]{1,80})> "  # Nix
)
_SECTION = re.compile(
    r"_{3,} (?:ERROR (?:at|collecting) (?:setup|teardown)? ?(?:of )?)?(?P<name>\S.*?) _{3,}$"
)
_RULE = re.compile(r"={3,} .* ={3,}$")
_LOCATED = re.compile(r"(?P<file>[^\s:]{1,300}\.py):\d{1,7}: (?P<type>[A-Za-z_][\w.]{0,120})$")
_SUMMARY = re.compile(
    r"(?:FAILED|ERROR) (?:\[[\d.]{1,12}s\] )?(?P<rest>\S{1,500}\.py(?:::| - |$).*)"
)
_UNITTEST = re.compile(r"(?:ERROR|FAIL): (?P<test>\w{1,200}) \((?P<where>[\w.]{1,300})\)")
_BORDER = re.compile(r"={60,}$|-{60,}$")
_COUNTS = re.compile(r"[=!]{3,} |\d+ (?:failed|passed|error|skipped)|##\[")  # ends a summary
_PASSED = re.compile(
    r"(?:\[gw\d+\] \[ *\d+%\] )?PASSED (?P<after>\S{1,500}::.+)$"
    r"|(?P<before>\S{1,500}::.+) PASSED(?: +\[ *\d+%\])?$"
    r"|(?P<test>\w{1,200}) \((?P<where>[\w.]{1,300})\) \.\.\. ok$"
)
_SAID = re.compile(r"(?P<type>[A-Za-z_][\w.]{0,120}): (?P<message>.+)$")
_FATAL = re.compile(
    r"Fatal Python error: (?P<what>[^\n]{1,200})"
    r"|^(?P<signal>Segmentation fault|Bus error|Illegal instruction)"
)
_BUILD = re.compile(
    r"buildkite\.com/[\w./-]{1,200}?/builds/\d+|github\.com/[\w./-]{1,200}?/actions/runs/\d+"
)
_ENDED = re.compile(r"[A-Za-z_][\w.]{0,200}(?:: |:?$)")
_LINKS = ("During handling of the above exception", "The above exception was the direct cause")
_WORDS = (
    "Traceback (most", "____", "FAILED ", "ERROR ", "ERROR: ", "FAIL: ", "... ok", "PASSED",
    "Fatal Python", "Segmentation fault",
    "Bus error", "Illegal instruction",
)  # fmt: skip
_ERRORS = ("Error", "Exception", "what():")
# Few and tight, for a failure of the machine excuses what it hides; True: the job was cut off.
_MACHINE = (
    ("The runner has received a shutdown signal", True),
    ("lost communication with the server", True),
    ("has exceeded the maximum execution time", True),
    ("##[error]The operation was canceled.", True),
    ("##[error]Process completed with exit code 137", True),
    ("The command exited with status 137", True),
    ("exit status -1 (agent lost)", True),
    ("DUE TO TIME LIMIT", True),
    ("DUE TO NODE FAILURE", True),
    ("oom_kill event", True),
    ("oom-kill event", True),
    ("OOMKilled", True),
    ("No space left on device", False),
    ("Could not resolve host", False),
    ("Temporary failure in name resolution", False),
    ("toomanyrequests: You have reached your", False),
)  # fmt: skip
_MACHINE_HINTS = (
    "##[", "rror", "ITED", "IME", "FAILURE", "137", "host", "name res", "kill", "lost", "space",
    "toomany", "shutdown", "Killed",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class LogFailure:
    """One failure in a log: raw, untrusted text.

    `text` is the part of the log that shows it. `test` and `job` are empty where the log does not
    name them; `line` counts from 1. `is_machine` is set where the machine failed, not a program.
    """

    type: str
    message: str
    text: str
    line: int
    test: str = ""
    job: str = ""
    is_machine: bool = False


@dataclass(kw_only=True)
class Log:
    """A log that was read."""

    name: str
    lines: Annotated[int, About("Of JUnit XML: its test cases.")]
    failures: int
    cut_off: Annotated[str, About("What ended its job from outside; empty if nothing did.")]
    build: Annotated[str, About("The CI's build, where the log names it.")]
    found: list[LogFailure] = field(default_factory=list, metadata=NOT_WRITTEN)
    passed: set[str] = field(default_factory=set, metadata=NOT_WRITTEN)  # see `key_of_test`


@dataclass(kw_only=True)
class _Part:
    """Lines of one stream that belong together: a traceback, or what a runner shows of a test.

    `name` is the test that pytest names above, `unit` the one that unittest names, `summary` the
    one of a line of pytest's summary.
    """

    first_line: int
    job: str
    name: str = ""
    unit: str = ""
    summary: str = ""
    lines: list[str] = field(default_factory=list)
    tail: deque[str] = field(default_factory=lambda: deque(maxlen=_MOST_LINES // 3))
    quiet: int = 0
    has_ended: bool = False
    is_linked: bool = False

    def add(self, text: str) -> None:
        """Keep the beginning and the end of a long part."""
        (self.lines if len(self.lines) < _MOST_LINES else self.tail).append(text)
        is_header = "Traceback (most" in text
        is_link = text.startswith(_LINKS)
        if is_header or text.lstrip().startswith('File "') or is_link:
            self.quiet = 0
            self.has_ended = self.has_ended and not is_header
        else:
            self.quiet += 1
            self.has_ended = self.has_ended or bool(_ENDED.match(text))
        self.is_linked = is_link or (self.is_linked and not is_header)

    @property
    def text(self) -> str:
        """All lines that were kept; without the blank ones where each second line is blank."""
        lines = [*self.lines, *self.tail]
        is_doubled = len(lines) > _FEW and not any(line.strip() for line in lines[1::2])
        return "\n".join(lines[::2] if is_doubled else lines)


class LogReader:
    """Reads one log; call `line` for each, then `end`."""

    def __init__(self, name: str) -> None:
        self.log = Log(name=name, lines=0, failures=0, cut_off="", build="")
        self._open: dict[str, _Part] = {}
        self._told: dict[str, tuple[str, int, str]] = {}  # by test, of the short summary
        self._bare: deque[tuple[int, str, str]] = deque(maxlen=50)
        self._machine: set[str] = set()

    def line(self, raw: str) -> None:
        """Read the next line, without its end."""
        self.log.lines += 1
        if not self._open and not any(word in raw for word in _WORDS):
            if any(word in raw for word in _ERRORS):
                self._bare.append((self.log.lines, *_split(raw)))
            self._look(raw)
            return
        stream, text = _split(raw)
        part = self._open.get(stream)
        if part is not None and self._goes_on(part, text):
            part.add(text)
        else:
            if part is not None:
                self._close(stream)
            self._begin(stream, text)
        self._look(raw)

    def end(self) -> Log:
        """Return what was read."""
        for stream in list(self._open):
            self._close(stream)
        self._claim_tests()
        self._join_machine()
        if not any(not failure.is_machine for failure in self.log.found):
            for line, stream, text in self._bare:  # which names an error, and nothing is better
                for one in _of_tracebacks(text, line):
                    self._found(replace(one, text=text, job=stream.partition("\t")[0]))
        causes = [one for one in self.log.found if one.type.rpartition(".")[2] not in FOLLOW]
        if any(not one.is_machine for one in causes):
            self.log.found = causes
        return self.log

    def _goes_on(self, part: _Part, text: str) -> bool:
        if _SECTION.match(text) or _RULE.match(text) or _SUMMARY.match(text):
            return False
        if part.summary:
            return len(part.lines) < _MOST_SUMMARY and not _COUNTS.match(text)
        if part.unit:
            return len(part.lines) <= _FEW or not _BORDER.match(text)
        if _UNITTEST.match(text):
            return False
        if part.name:
            return True
        is_next = "Traceback (most" in text and part.has_ended and not part.is_linked
        return part.quiet < _QUIET and not is_next

    def _begin(self, stream: str, text: str) -> None:
        """Begin a part where a line does, or note what the line says by itself."""
        job = stream.partition("\t")[0]
        section, unit, summary = (each.match(text) for each in (_SECTION, _UNITTEST, _SUMMARY))
        if section or unit or summary or "Traceback (most recent call last)" in text:
            if len(self._open) >= _MOST_OPEN:
                self._close(next(iter(self._open)))
            part = _Part(first_line=self.log.lines, job=job)
            if section:
                part.name = section["name"]
            elif summary:
                part.summary, _, text = summary["rest"].partition(" - ")
            elif unit:
                part.unit = _unit_name(unit)
            self._open[stream] = part
            part.add(text)
        elif passed := _PASSED.match(text.rstrip()):
            if len(self.log.passed) < _MOST_PASSED:
                name = passed["after"] or passed["before"] or _unit_name(passed)
                self.log.passed.add(key_of_test(name))
        elif fatal := _FATAL.search(text):
            said = fatal["what"] or fatal["signal"]
            self._found(LogFailure(type="", message=said, text=text, line=self.log.lines, job=job))
        elif any(word in text for word in _ERRORS):
            self._bare.append((self.log.lines, stream, text))

    def _close(self, stream: str) -> None:
        part = self._open.pop(stream)
        if part.summary:
            told = (part.text.strip(), part.first_line, part.job)
            self._told.setdefault(part.summary.rstrip(), told)
            return
        if part.unit:
            last = list(_of_tracebacks(part.text, part.first_line, is_apart=True))[-1:]
            found = [replace(one, test=part.unit, line=part.first_line) for one in last]
        elif part.name:
            shown = _section_failure(part.text, part.name, part.first_line)
            found = [shown] if shown else []
        else:
            found = list(_of_tracebacks(part.text, part.first_line))
        for failure in found:
            self._found(replace(failure, job=part.job))

    def _found(self, failure: LogFailure) -> None:
        if len(self.log.found) < _MOST_FAILURES:
            self.log.found.append(failure)

    def _look(self, raw: str) -> None:
        """Note where the machine failed, and which build it is."""
        if not self.log.build and ("/builds/" in raw or "/actions/runs/" in raw):
            found = _BUILD.search(raw)
            self.log.build = found[0] if found else ""
        if not any(hint in raw for hint in _MACHINE_HINTS):
            return
        for words, cuts in _MACHINE:
            if words in raw and words not in self._machine:
                self._machine.add(words)
                stream, text = _split(raw)
                if cuts:
                    self.log.cut_off = self.log.cut_off or words
                failure = LogFailure(type="", message=words, text=text, line=self.log.lines)
                job = stream.partition("\t")[0]
                self._found(replace(failure, job=job, is_machine=True))

    def _claim_tests(self) -> None:
        """Give failures the whole names of their tests; what only the summary tells is added."""
        by_name: dict[str, list[str]] = {}
        for test in self._told:
            by_name.setdefault(test.partition("::")[2].replace("::", "."), []).append(test)
        for number, failure in enumerate(self.log.found):
            if by_name.get(failure.test):
                test = by_name[failure.test].pop(0)
                self.log.found[number] = replace(failure, test=test)
                del self._told[test]
        for test, (said, line, job) in self._told.items():
            message = _paragraph(said) or "no message in the summary"
            named = _SAID.match(message)
            kind, message = (named["type"], named["message"]) if named else ("", message)
            self._found(
                LogFailure(type=kind, message=message, text=said, line=line, test=test, job=job)
            )

    def _join_machine(self) -> None:
        """Let a test that failed because of the machine be that failure, and not another one."""
        told = {one.message for one in self.log.found if one.is_machine}
        joined: set[str] = set()
        for number, failure in enumerate(self.log.found):
            words = {one for one in told if one in failure.text}
            if failure.test and words:
                self.log.found[number] = replace(failure, is_machine=True)
                joined |= words
        self.log.found = [one for one in self.log.found if one.test or one.message not in joined]


def _split(raw: str) -> tuple[str, str]:
    """Divide a line into its stream (job, a tab, rank or process) and the program's own text."""
    raw = without_colours(_BUILDKITE.sub("", raw[:_LONGEST_LINE]))
    job, stream = "", ""
    if columns := _GITHUB_COLUMNS.match(raw):
        job, raw = columns["job"], raw[columns.end() :].lstrip("\ufeff")
    for _ in range(3):
        stamp = _STAMP.match(raw) or _LOGGER.match(raw)
        raw = raw[stamp.end() :] if stamp else raw
        own = _STREAM.match(raw)
        if own:
            stream, raw = stream + own[0].strip(), raw[own.end() :]
        if not stamp and not own:
            break
    return f"{job}\t{stream}", raw


def _of_tracebacks(text: str, first_line: int, *, is_apart: bool = False) -> Iterator[LogFailure]:
    """Yield the errors in a text; of errors that one another caused, the last."""
    traces = [trace for trace in find_traces(text) if trace.type]
    lines = text.split("\n")
    start = 0
    for number, trace in enumerate(traces):
        last = number + 1 == len(traces)
        end = len(lines) if last else traces[number + 1].line - 1
        if not last and any(line.startswith(_LINKS) for line in lines[trace.line : end]):
            continue
        yield LogFailure(
            type=trace.type,
            message=_paragraph(trace.printed, is_apart=is_apart),
            text="\n".join(lines[start:end]),
            line=first_line + start,
        )
        start = end


def _paragraph(message: str, *, is_apart: bool = True) -> str:
    """Return the first paragraph of a message on one line, without the native stack below it.

    Where what follows is not set apart, other output of the program may stand there: then only
    lines that are indented belong to it.
    """
    first, *more = split_message(message)[0].split("\n")
    goes_on = takewhile(lambda line: line.strip() and (is_apart or line[:1].isspace()), more)
    return " ".join(line.strip() for line in [first, *goes_on])[:_LONGEST_MESSAGE]


def _unit_name(found: re.Match[str]) -> str:
    """Return the whole name of a test that unittest prints as `test_x (module.Class)`."""
    test, where = found["test"], found["where"]
    return where if where.rpartition(".")[2] == test else f"{where}.{test}"


def key_of_test(test: str) -> str:
    """Return the name of a test in the same form from pytest's output and from JUnit XML."""
    return test.replace(".py::", "::").replace("/", ".").replace("::", ".")


def _section_failure(text: str, name: str, first_line: int) -> LogFailure | None:
    """Return the failure of a test as pytest shows it: the last `E` lines, and where."""
    shown: list[str] = []
    kind = ""
    before = ""
    for line in text.split("\n"):
        if line[:1] == "E" and line[1:2] in (" ", "\t"):
            shown = [*shown, line[1:].strip()] if before[:1] == "E" else [line[1:].strip()]
        elif located := _LOCATED.match(line):
            kind = located["type"]
        before = line
    if not shown:
        traced = list(_of_tracebacks(text, first_line))
        return replace(traced[-1], test=name, line=first_line, text=text) if traced else None
    said, message = _SAID.match(shown[0]), shown[0]
    if said and (not kind or said["type"].endswith(kind.rpartition(".")[2])):
        kind, message = said["type"], _paragraph("\n".join([said["message"], *shown[1:]]))
    kind = kind or "AssertionError"
    return LogFailure(type=kind, message=message, text=text, line=first_line, test=name)


def read_lines(name: str, lines: Iterable[str]) -> Log:
    """Read a whole log."""
    reader = LogReader(name)
    for line in lines:
        reader.line(line.rstrip("\r\n"))
    return reader.end()


def read_log(file: Path) -> Log:
    """Read a log or a JUnit XML file. Raises OSError, UsageProblem and ParseError."""
    with file.open("rb") as stream:
        head = stream.read(4096)
    if not head:
        raise UsageProblem("the file is empty")
    if not (encoding := encoding_of(head)):
        raise UsageProblem("it is not a text file")
    if re.match(rb"(?:\xef\xbb\xbf)?\s*<(?:\?xml|testsuites?\b)", head):
        log = _read_junit(file)
    else:
        log = read_lines(str(file), _lines(file, encoding))
    log.failures = sum(not one.is_machine for one in log.found)
    return log


def _lines(file: Path, encoding: str) -> Iterator[str]:
    """Yield the lines of a file, each no longer than is kept in memory."""
    with file.open(encoding=encoding, errors="replace", newline="\n") as stream:
        begins = True
        while line := stream.readline(_LONGEST_READ):
            if begins:
                yield line
            begins = line.endswith("\n")


def _read_junit(file: Path) -> Log:
    if file.stat().st_size > _MOST_XML:
        raise UsageProblem("JUnit XML of more than 200 MB is not read")
    with file.open("rb") as stream:
        # No tool writes a document type, and entities can grow without bound.
        if any(b"<!DOCTYPE" in line or b"<!ENTITY" in line for line in stream):
            raise UsageProblem("XML with a document type is not read")
    log = Log(name=str(file), lines=0, failures=0, cut_off="", build="")
    for _, element in ET.iterparse(file):  # noqa: S314 - without a document type
        if element.tag != "testcase":
            continue
        log.lines += 1
        test = "::".join(filter(None, (element.get("classname"), element.get("name"))))
        bad = [child for child in element if child.tag in ("failure", "error")]
        if bad:
            log.found.append(_of_junit(bad[0], test, log.lines))
        elif not any(child.tag == "skipped" for child in element):
            log.passed.add(key_of_test(test))
        element.clear()
    return log


def _of_junit(element: ET.Element, test: str, number: int) -> LogFailure:
    text = element.text or ""
    shown = _section_failure(text, test, number)
    if shown is not None:
        return shown
    said = (element.get("message") or "").partition("\n")[0]
    kind, _, message = said.partition(": ")
    if not message or not kind.replace(".", "").isidentifier():
        kind, message = element.get("type") or "", said
    return LogFailure(type=kind, message=message, text=text or said, line=number, test=test)
