"""What native code adds to an error: stacks in its message, and assertions on standard error.

This file travels whole in every bundle: standard library only, the syntax of Python 3.8.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

_ASSERT = "device-side assert triggered"
# Each thread prints a line, of which the process learns nothing but that there was one.
_ASSERTION = re.compile(
    r"block: \[[\d,]{1,40}\], thread: \[[\d,]{1,40}\],? Assertion `(?P<what>[^\n]{1,500}?)` failed"
)
_DEVICE_FILE = re.compile(r"(?P<file>[\w-]{1,100}\.cuh?):\d{1,7}:")

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


def with_assertion(message: str, printed: str) -> str:
    """Add the first assertion that `printed` has of a GPU's threads to a message that names none.

    Folder, line, kernel and thread are left out: they vary by release and by run. Idempotent.
    """
    if _ASSERT not in message:
        return message
    lines = (line for line in printed.splitlines() if "Assertion `" in line)
    found = next(filter(None, map(_ASSERTION.search, lines)), None)
    if found is None:
        return message
    places = list(_DEVICE_FILE.finditer(found.string, 0, found.start()))
    file = f"{places[-1]['file']}: " if places else ""
    cause = f"{_ASSERT}: {file}Assertion `{found['what']}` failed."
    return message.replace(cause, _ASSERT).replace(_ASSERT, cause)


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
