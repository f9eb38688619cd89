"""Tell a framework's message from the native (C++) stack that it carries.

MindSpore appends dashed sections ("- C++ Call Stack: (For framework developers)"), Paddle puts
a numbered "C++ Traceback" before its "Error Message Summary" and a source location behind it,
PyTorch appends "Exception raised from" with numbered frames when asked to show its stack.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["SplitMessage", "split_message"]

_RULE = re.compile(r"-{8,}")
_MINDSPORE_FRAME = re.compile(
    r"(?P<file>[\w./+-]{1,300}\.(?:cc|h|cpp|hpp|c|cu)):\d{1,7} (?P<function>\S.{0,300})"
)
_PADDLE_FRAME = re.compile(r"\d{1,4} {1,6}(?P<function>\S.{0,2000})")
_PADDLE_PLACE = re.compile(r" ?\(at (?P<file>/?[\w./+-]{1,300}):\d{1,7}\)")
_TORCH_RAISED = re.compile(
    r"Exception raised from (?P<function>\S{1,300}) at (?P<file>\S{1,300}):\d{1,7} "
    r"\(most recent call first\):"
)
_TORCH_FRAME = re.compile(r"frame #\d{1,4}: (?P<function>.{1,2000}?) \+ 0x[0-9a-f]{1,16} \(")
_KEPT_FRAMES = 20


@dataclass(frozen=True, kw_only=True)
class SplitMessage:
    """A message without its stack, and the native frames as `function (file)`, innermost first."""

    message: str
    native: tuple[str, ...] = ()


def split_message(text: str) -> SplitMessage:
    """Split an exception's text; a text without a native stack comes back unchanged."""
    if "C++ Traceback (most recent call last)" in text or "Error Message Summary" in text:
        return _split_paddle(text)
    if "(at /paddle/" in text or _PADDLE_PLACE.search(text[-400:]):
        return _paddle_place(text, ())
    if "(most recent call first)" in text:
        return _split_torch(text)
    if "\n- " in text or text.startswith("---"):
        return _split_mindspore(text)
    return SplitMessage(message=text)


def _sections(text: str) -> tuple[str, list[tuple[str, list[str]]]]:
    """Split at titles that stand between two dashed rules; return what precedes, and the rest."""
    lines = text.splitlines()
    head: list[str] = []
    sections: list[tuple[str, list[str]]] = []
    body = head
    number = 0
    while number < len(lines):
        if (
            _RULE.fullmatch(lines[number].strip())
            and number + 2 < len(lines)
            and _RULE.fullmatch(lines[number + 2].strip())
        ):
            body = []
            sections.append((lines[number + 1].strip(" -:"), body))
            number += 3
            continue
        body.append(lines[number])
        number += 1
    return "\n".join(head).strip(), sections


def _split_mindspore(text: str) -> SplitMessage:
    head, sections = _sections(text)
    native = [
        f"{found['function'].strip()} ({found['file']})"
        for title, body in sections
        if title.startswith("C++ Call Stack")
        for line in body
        if (found := _MINDSPORE_FRAME.fullmatch(line.strip()))
    ]
    if not sections:
        return SplitMessage(message=text)
    if not head:
        # Some failures have nothing but sections; their first says what is wrong.
        head = "\n".join(sections[0][1]).strip()
    return SplitMessage(message=head, native=tuple(native[:_KEPT_FRAMES]))


def _split_paddle(text: str) -> SplitMessage:
    head, sections = _sections(text)
    frames: list[str] = []
    message = head
    for title, body in sections:
        if title.startswith("C++ Traceback"):
            found = [_PADDLE_FRAME.match(line.strip()) for line in body]
            frames = [match["function"].strip() for match in found if match][::-1]
        elif title.startswith("Error Message Summary"):
            message = "\n".join(body).strip()
    return _paddle_place(message, tuple(frames))


def _paddle_place(text: str, frames: tuple[str, ...]) -> SplitMessage:
    places = tuple(f"({match['file']})" for match in _PADDLE_PLACE.finditer(text))
    message = _PADDLE_PLACE.sub("", text).strip()
    return SplitMessage(message=message, native=(places + frames)[:_KEPT_FRAMES])


def _split_torch(text: str) -> SplitMessage:
    raised = _TORCH_RAISED.search(text)
    if raised is None:
        return SplitMessage(message=text)
    frames = [match["function"] for match in _TORCH_FRAME.finditer(text, raised.end())]
    first = f"{raised['function']} ({raised['file']})"
    return SplitMessage(
        message=text[: raised.start()].strip(), native=(first, *frames)[:_KEPT_FRAMES]
    )
