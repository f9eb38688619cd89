"""What counts as the same error: messages normalised, native stacks split off, patterns matched.

This file travels whole in every bundle, where `replay.py` imports it: standard library only, the
syntax of Python 3.8. `SIGNATURE_VERSION` is stored next to every signature, so that a later
algorithm never silently reinterprets an old record.

Version history:
1: white space folds; addresses become `0x…`; paths shrink to what is portable. Forms of paths that
   no recorded text had were added without a new number, and so were numbers of processes, and the
   removal of underlines: `Signature` applies it to texts that were stored before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

__all__ = [
    "SIGNATURE_VERSION",
    "as_pattern",
    "differing_parts",
    "fold",
    "matches_text",
    "matches_type",
    "missing_native",
    "normalise_message",
    "shorten_paths",
    "split_message",
    "without_underlines",
]

SIGNATURE_VERSION = 1
ELLIPSIS = "…"

_ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{4,16}\b")
_NUMBERED_ADDRESS = re.compile(r"(?<=::)\d{7,20}(?!\w|/|\.\w)")  # in dumps of C++ objects
# Of a worker. Paddle says where the signal belongs which process it was.
_PROCESS = re.compile(r"\b(pid(?:\(s\))?:?|exited is killed by signal:) \d[\d, ]{0,400}(?<=\d)\b")
_DOTS = re.compile(r"\.{3,1000}")  # four dots: an ellipsis after, or before, a full stop
_BARE_ADDRESS = f"0x{ELLIPSIS}"
_REDACTED = re.compile(
    r"<(?:word|token|secret|credentials|index|email|user|home|host|address)-[1-9]\d{0,5}>"
)


def fold(text: str) -> str:
    """Fold every run of white space into one space and strip both ends."""
    return " ".join(text.split())


def normalise_message(text: str) -> str:
    """Remove from `text` what varies between two runs of the same failure."""
    text = without_underlines(fold(text))
    if "0x" in text:
        text = _ADDRESS.sub(_BARE_ADDRESS, text)
    if "/" in text:
        text = fold(shorten_paths(text))
    if "::" in text:
        text = _NUMBERED_ADDRESS.sub(_BARE_ADDRESS, text)
    if "pid" in text:
        text = _PROCESS.sub(rf"\1 {ELLIPSIS}", text)
    return text


def without_underlines(text: str) -> str:
    """Remove the `~~~^^^` below the lines of a traceback from a folded text.

    Interpreters and frameworks draw other lines in every release. Idempotent.
    """
    if "^" not in text and "~" not in text:
        return text
    # One sign alone is an operator.
    return " ".join(word for word in text.split(" ") if len(word) < 2 or word.strip("~^"))


def matches_text(pattern: str, text: str) -> bool:
    """Return whether the whole of `text` is `pattern`, where `…` or `...` stands for anything.

    The text is normalised first; the pattern counts both as written and normalised, so
    that both a raw message and a recorded one can be copied into a case. Pieces are searched
    from left to right, each once, so the time is linear in the text for a given pattern.
    """
    text = _normalised(text)
    as_written, without_addresses = _alternatives(pattern)
    if _matches_pieces(as_written, text):
        return True
    return _matches_pieces(without_addresses, text.replace(_BARE_ADDRESS, "0x"))


# `errata diagnose` matches one text with thousands of patterns, and each pattern with many texts.
@lru_cache(maxsize=256)
def _normalised(text: str) -> str:
    return normalise_message(text)


@lru_cache(maxsize=4096)
def _alternatives(pattern: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the pieces of a pattern as written, and of one normalised with bare addresses."""
    # An address in the pattern stands for any address, not for anything at all.
    without_addresses = normalise_message(pattern).replace(_BARE_ADDRESS, "0x")
    return _pieces(fold(pattern)), _pieces(without_addresses)


def _pieces(pattern: str) -> tuple[str, ...]:
    return tuple([piece.strip() for piece in _DOTS.sub(ELLIPSIS, pattern).split(ELLIPSIS)])


def _matches_pieces(pieces: tuple[str, ...], text: str) -> bool:
    if len(pieces) == 1:
        return text == pieces[0]
    first, *middle, last = pieces
    if not text.startswith(first):
        return False
    position = len(first)
    for piece in middle:
        found = text.find(piece, position)
        if found < 0:
            return False
        position = found + len(piece)
    return len(text) - position >= len(last) and text.endswith(last)


def matches_type(expected: str, actual: str) -> bool:
    """Return whether `expected`, bare or qualified, names the type `actual`."""
    return actual == expected or actual.rpartition(".")[2] == expected


def missing_native(expected: Sequence[str], actual: Sequence[str]) -> tuple[str, ...]:
    """List the expected native frames that no actual frame contains."""
    return tuple(name for name in expected if not any(name in frame for frame in actual))


def as_pattern(text: str) -> str:
    """Let every placeholder of a redaction in `text` stand for anything."""
    return _REDACTED.sub(ELLIPSIS, text)


def differing_parts(expected: Mapping[str, Any], seen: Mapping[str, Any]) -> tuple[str, ...]:
    """List the parts in which an outcome differs from a documented failure; empty if it matches.

    `expected` has `outcome` and any of `type`, `message`, `at`, `warning` (patterns), `native`,
    `signal` and `exit_code`; a missing part or None accepts anything. `seen` has all of them, with
    `warnings` for the texts of all warnings and an empty `type` where no exception was raised.
    """
    found = [] if seen["outcome"] == expected["outcome"] else ["outcome"]
    kind = expected.get("type")
    if kind and not matches_type(kind, seen["type"]):
        found.append("type")
    for part in ("message", "at"):
        pattern = expected.get(part)
        if pattern is not None and not (seen["type"] and matches_text(pattern, seen[part])):
            found.append(part)
    if missing_native(expected.get("native") or (), seen["native"]):
        found.append("native")
    figures = ("signal", "exit_code")
    found += [p for p in figures if expected.get(p) is not None and expected[p] != seen[p]]
    warning = expected.get("warning")
    if warning is not None and not any(matches_text(warning, text) for text in seen["warnings"]):
        found.append("warning")
    return tuple(found)


# Paths ---------------------------------------------------------------------------------------
#
# A path ends at white space, a quote or a bracket; one that begins after a quote may hold spaces.
# It need not begin with a slash: frameworks cut paths from the left (`ome/u/cases/x/broken.py:12`).

_HINTS = ("-packages", "broken.py", "fixed.py", "zygote-", "/python", "tmp/")
_WORD = re.compile(r"[^\s\"'`,;:()<>|=\[\]{}]+")
_QUOTED = re.compile(r"([\"'`])(/[^\"'`]{1,400})(?=\1)")
# Installed packages, the interpreter's own library and headers, the folder that a run is given.
_MARKER = re.compile(
    r"(?:^|/)(?:(?P<packages>(?:site|dist)-packages)"
    r"|(?:lib|lib32|lib64)/(?P<library>python)\d[\d.]{0,4}t?"
    r"|(?P<headers>include)/python\d[\d.]{0,4}t?"
    r"|zygote-\w{8}/s/\d{1,9}/r\d{1,9})(?=/|$)"
)
_SCRIPT = re.compile(r"(?:broken|fixed)\.py(?!\w)")
_INTERPRETER = re.compile(r"python[\d.]{0,6}t?$")
_RANDOM = re.compile(r"(?<=\btmp/tmp)[a-z0-9_]{8}(?!\w)")  # as Python's `tempfile` names it
_LEAD = re.compile(r"-[IL](?=/)|[@#&*!?+-]{1,3}(?=[/.\w])")


def shorten_paths(text: str) -> str:
    """Shorten every path in a text to what means the same on another machine.

    Idempotent; the time is linear in the text.
    """
    # Most texts have no such path, and a site normalises a hundred thousand.
    if not any(hint in text for hint in _HINTS):
        return text
    return _WORD.sub(_shorten_word, _QUOTED.sub(_shorten_quoted, text))


def _shorten_quoted(match: re.Match[str]) -> str:
    path = match[2]
    if "//" in path or _WORD.fullmatch(path):
        return match[0]
    if _SCRIPT.match(path, path.rindex("/") + 1) or _MARKER.search(path):
        path = _shorten_path(path)
    return match[1] + path


def _shorten_word(match: re.Match[str]) -> str:
    word = match[0]
    while True:  # what is left may be a path again; it gets shorter each time
        shorter = _shorten_once(word)
        if shorter == word:
            return word
        word = shorter


def _shorten_once(word: str) -> str:
    slash = word.find("/")
    if slash < 0 or (word.startswith("//") and not word.startswith("///")):
        return word  # the second is an address on the web
    start = word.rfind("…", 0, slash) + 1
    if lead := _LEAD.match(word, start):
        start = lead.end()
    return word[:start] + _shorten_path(word[start:])


def _shorten_path(path: str) -> str:
    if markers := list(_MARKER.finditer(path)):
        marker = markers[-1]
        rest = path[marker.end() :].lstrip("/")
        if marker["packages"]:
            path = rest or marker["packages"]
        elif marker["library"]:
            path = f"python/{rest}" if rest else "python"
        elif marker["headers"]:
            path = f"python/include/{rest}" if rest else "python/include"
        else:
            path = rest
    folder, _, name = path.rpartition("/")
    if _SCRIPT.match(name):
        return name
    if path.startswith("/") and folder.endswith("/bin") and _INTERPRETER.match(name):
        return "python" + ("." if name.endswith(".") else "")
    return _RANDOM.sub("…", path)


# Native stacks -------------------------------------------------------------------------------
#
# MindSpore appends dashed sections ("- C++ Call Stack: (For framework developers)"), one of which
# may be what the message refers to ("- Dataset Pipeline Error Message:"). Paddle puts a numbered
# "C++ Traceback" (1.8: "C++ Call Stacks") before its "Error Message Summary" and a source location
# after it. PyTorch appends "Exception raised from" with numbered frames when asked to show its
# stack, and 2.8 a "Framework stack:" that begins in the C library.

_SOURCE = r"[\w./+-]{1,300}\.(?:cc|h|cpp|hpp|c|cu|cuh)"
_RULE = re.compile(r"-{8,}")
_MINDSPORE_HEAD = re.compile(r"Exception thrown from [\w ]{1,60}\.")  # says nothing of the failure
_MINDSPORE_FRAME = re.compile(rf"(?P<file>{_SOURCE}):\d{{1,7}} (?P<function>\S.{{0,300}})")
_MINDSPORE_PLACE = re.compile(rf"(?P<file>{_SOURCE})\(\d{{1,7}}\)\.?")
_PADDLE_FRAME = re.compile(r"\d{1,4} {1,6}(?P<function>\S.{0,2000})")
_PADDLE_PLACE = re.compile(rf" ?(?:\(at |at \()(?P<file>{_SOURCE}):\d{{1,7}}\)")
_PADDLE_TITLES = ("C++ Traceback", "C++ Call Stacks")
_TORCH_RAISED = re.compile(
    r"Exception raised from (?P<function>\S.{0,300}?) at (?P<file>\S{1,300}):\d{1,7} "
    r"\(most recent call first\):"
)
# Up to torch 2.1 "frame #2: f(int) + 0x1 (0x2 in lib.so)", later "#2 f(int) from file.cpp:3".
_TORCH_FRAME = re.compile(
    r"frame #\d{1,4}: (?P<old>\S.{0,2000}?) \+ 0x[0-9a-f]{1,16} \(0x"
    r"|#\d{1,4} (?P<new>\S.{0,2000}?) from \S{1,1000}:\d{1,10}"
)
_FRAMEWORK_STACK = re.compile(r"\n[ \t]{0,16}Framework stack:[ \t]{0,16}\n")
_USER_STACK = re.compile(r"\n[ \t]{0,16}User stack:[ \t]{0,16}\n")
# Where a checkout or a build container ends and the framework's own folders begin.
_BUILD_FOLDER = re.compile(r"(?:\.\./){1,9}|/\S{0,200}/pytorch/|/paddle/(?=paddle/)")
# Frames that construct an error and record its stack do not identify it.
_BOILERPLATE = re.compile(
    r"\bc10::(?:Error::Error|detail::torchCheckFail|detail::torchInternalAssertFail"
    r"|SetStackTraceFetcher)\b|\bEnforceNotMet::EnforceNotMet\b|\bGet(?:Current)?TraceBackString\b"
)
_KEPT_FRAMES = 20


class SplitMessage(NamedTuple):
    """A message without its stack, and the native frames as `function (file)`, innermost first."""

    message: str
    native: tuple[str, ...] = ()


def split_message(text: str) -> SplitMessage:
    """Split an exception's text; a text without a native stack comes back unchanged."""
    if "Error Message Summary" in text:
        return _split_paddle(text)
    if _PADDLE_PLACE.search(text[-400:]):
        return _paddle_place(text, ())
    if "(most recent call first)" in text:
        return _split_torch(text)
    if found := _FRAMEWORK_STACK.search(text):
        users = _USER_STACK.search(text, found.end() - 1)
        rest = text[users.start() :] if users else ""
        return SplitMessage(message=(text[: found.start()].strip() + rest) or text)
    if "\n- " in text or text.startswith("---"):
        return _split_mindspore(text)
    return SplitMessage(message=text)


def _sections(text: str, mark: str) -> tuple[str, list[tuple[str, list[str]]]]:
    """Split at titles, marked by `mark`, between two dashed rules; also return what precedes."""
    lines = text.splitlines()
    head: list[str] = []
    sections: list[tuple[str, list[str]]] = []
    body = head
    number = 0
    while number < len(lines):
        if (
            _RULE.fullmatch(lines[number].strip())
            and number + 2 < len(lines)
            and lines[number + 1].startswith(mark)
            and _RULE.fullmatch(lines[number + 2].strip())
        ):
            body = []
            sections.append((lines[number + 1][len(mark) :].strip(" :"), body))
            number += 3
            continue
        body.append(lines[number])
        number += 1
    return "\n".join(head).strip(), sections


def _split_mindspore(text: str) -> SplitMessage:
    head, sections = _sections(text, "- ")
    if not sections:
        return SplitMessage(message=text)
    bodies = [(title, "\n".join(body).strip()) for title, body in sections]
    stacks = [body for title, body in bodies if title.startswith("C++ Call Stack")]
    lines = [line.strip() for stack in stacks for line in stack.splitlines()]
    native = [frame for line in lines if (frame := _mindspore_frame(line))]
    # Some failures have nothing but sections; the first that is not empty is the message.
    message = head or next((body for _, body in bodies if body), text)
    referred = [body for title, body in bodies if title and f"Refer to '{title}'" in head]
    if not referred and _MINDSPORE_HEAD.fullmatch(head):
        # What follows is the failure itself, unless it is the traceback of a user's function.
        own = (body for title, body in bodies if not title.startswith("C++ Call Stack"))
        said = (body for body in own if 'File "' not in body and "Call Stack'" not in body)
        referred = [body for body in said if body][:1]
    whole = "\n".join([message, *referred])
    return SplitMessage(message=whole, native=tuple(native[:_KEPT_FRAMES]))


def _mindspore_frame(line: str) -> str:
    if found := _MINDSPORE_FRAME.fullmatch(line):
        return f"{found['function'].strip()} ({found['file']})"
    found = _MINDSPORE_PLACE.fullmatch(line)
    return f"({found['file']})" if found else ""


def _split_paddle(text: str) -> SplitMessage:
    head, sections = _sections(text, "")
    frames: list[str] = []
    message = head
    for title, body in sections:
        if title.startswith(_PADDLE_TITLES):
            found = [_PADDLE_FRAME.match(line.strip()) for line in body]
            frames = [match["function"].strip() for match in found if match]
            if "last" in title:  # the most recent call; 1.8 starts with it
                frames.reverse()
        elif title.startswith("Error Message Summary"):
            message = "\n".join(body).strip() or head
    if not sections or not message:
        return SplitMessage(message=text)
    return _paddle_place(message, frames)


def _paddle_place(text: str, frames: Iterable[str]) -> SplitMessage:
    places = [f"({_shorten(match['file'])})" for match in _PADDLE_PLACE.finditer(text)]
    message = _PADDLE_PLACE.sub("", text).strip()
    return SplitMessage(message=message or text, native=_keep([*places, *frames]))


def _split_torch(text: str) -> SplitMessage:
    raised = _TORCH_RAISED.search(text)
    if raised is None or not text[: raised.start()].strip():
        return SplitMessage(message=text)
    found = _TORCH_FRAME.finditer(text, raised.end())
    # Without a namespace it is the interpreter, the C library or unknown.
    frames = [name for match in found if "::" in (name := match["old"] or match["new"])]
    first = f"{raised['function']} ({_shorten(raised['file'])})"
    return SplitMessage(message=text[: raised.start()].strip(), native=_keep([first, *frames]))


def _keep(frames: Iterable[str]) -> tuple[str, ...]:
    """Drop the frames that every error has and bound the rest."""
    own = [frame for frame in frames if not _BOILERPLATE.search(frame)]
    return tuple(own[:_KEPT_FRAMES])


def _shorten(file: str) -> str:
    """Cut off where a source file lay when the framework was built."""
    found = _BUILD_FOLDER.match(file)
    return file[found.end() :] if found else file
