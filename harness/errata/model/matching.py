"""What counts as the same error: messages normalised, patterns and types matched.

This file travels whole in every bundle, where `replay.py` imports it: standard library only, the
syntax of Python 3.8. `SIGNATURE_VERSION` is stored next to every signature, so that a later
algorithm never silently reinterprets an old record.

Version history:
1: white space folds; addresses become `0x…`; paths shrink to what is portable. Forms of paths that
   no recorded text had were added without a new number, and so were numbers of processes, and the
   removal of underlines: `Signature` applies it to texts that were stored before.
2: sizes of memory, other processes, times, and what a GPU adds: blocks, threads, lines of its
   sources, NCCL's file and version. `Signature` brings the texts of version 1 to this form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

SIGNATURE_VERSION = 2
ELLIPSIS = "…"

_ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{4,16}\b")
_NUMBERED_ADDRESS = re.compile(r"(?<=::)\d{7,20}(?!\w|/|\.\w)")  # in dumps of C++ objects
# Of a worker. Paddle says where the signal belongs which process it was.
_PROCESS = re.compile(
    r"\b((?:pid|PID)(?:\(s\))?(?:: ?| |=)|exited is killed by signal: )\d[\d, ]{0,400}(?<=\d)\b"
)
# What varies between two runs: a word that such a text has, the part, and what stands for it.
_VARYING = (
    ("20", re.compile(r"\b20\d\d[-/]\d\d[-/]\d\d[ T_-]\d\d:\d\d:\d\d[\d.,]{0,20}(?<=\d)"), "…"),
    # As C++ logs begin a line, with the process or thread.
    (
        ":",
        re.compile(r"(?<![\w.])[IWEF]\d{4} \d\d:\d\d:\d\d\.\d{6,9}(?!\d)(?: \d{1,10}(?= )|)"),
        "…",
    ),
    # Units vary as well. Frameworks write a point; a limit that a script states has none.
    ("B", re.compile(r"(?:\b\d{1,20}\.\d{0,9} ?(?:[kKMGTPE]i?)?B|… ?[kKMGTPE]i?B)\b"), "…"),
    ("ut of memory", re.compile(r"(?:\b\d{1,20}|…) bytes\b"), "…"),
    # Whether others use the device too.
    ("Process ", re.compile(r" ?\bProcess (?:\d{1,10}|…) has … memory in use\."), ""),
    ("block: [", re.compile(r"(?<=\bblock: \[)[\d,]{1,40}(?=\])"), "…"),
    ("thread: [", re.compile(r"(?<=\bthread: \[)[\d,]{1,40}(?=\])"), "…"),
    (".cu", re.compile(r"(?:(?<=\.cu)|(?<=\.cuh)):\d{1,7}(?!\w)"), ":…"),
    ("NCCL error in: ", re.compile(r"(?<=NCCL error in: )[^\s,]{1,400}:\d{1,7}(?=,)"), "…"),
    ("NCCL version ", re.compile(r"(?<=NCCL version )\d[\w.+]{0,30}(?<=\w)"), "…"),
    (
        "both on CUDA device",
        re.compile(r"\brank \d{1,6} and rank \d{1,6} both on CUDA device [0-9a-f]{1,16}\b"),
        "rank … and rank … both on CUDA device …",
    ),
    # Of Python's later patch releases: where to read on.
    (
        "To fix this issue",
        re.compile(r" ?To fix this issue, refer to the .{0,40} section in \S+"),
        "",
    ),
    (" milliseconds", re.compile(r"(?<=\bran for )\d{1,12}(?= milliseconds\b)"), "…"),
    # Where rounding makes a matrix singular: another processor, another number.
    ("leading minor", re.compile(r"(?<=\bleading minor of order )\d{1,12}\b"), "…"),
)
# Types that took the place of others: torch raises the first since 2.8, which derives from the
# second, and has called the other by a shorter name since 2.5; 1.6 and 1.7 had one of their own.
_SUCCESSORS = {
    "AcceleratorError": "RuntimeError",
    "torch.AcceleratorError": "RuntimeError",
    "ModuleAttributeError": "AttributeError",
    "torch.nn.modules.module.ModuleAttributeError": "AttributeError",
    "torch.OutOfMemoryError": "torch.cuda.OutOfMemoryError",
}
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
    text = _without_underlines(fold(text))
    if "0x" in text:
        text = _ADDRESS.sub(_BARE_ADDRESS, text)
    if "/" in text:
        text = fold(shorten_paths(text))
    if "::" in text:
        text = _NUMBERED_ADDRESS.sub(_BARE_ADDRESS, text)
    return _without_varying(text)


def as_present(text: str) -> str:
    """Bring a text that an earlier version normalised to the present form. Idempotent."""
    return _without_varying(_without_underlines(text))


def _without_varying(text: str) -> str:
    folded = text
    for word, pattern, instead in _VARYING:
        if word in folded:
            folded = pattern.sub(instead, folded)
    if "pid" in folded or "PID" in folded:
        folded = _PROCESS.sub(rf"\1{ELLIPSIS}", folded)
    return folded if folded is text else folded.strip()


def _without_underlines(text: str) -> str:
    """Remove the `~~~^^^` below the lines of a traceback from a folded text.

    Interpreters and frameworks draw other lines in every release.
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
    """Return whether `expected`, bare or qualified, names the type `actual` or its successor."""
    expected, actual = counts_as(expected), counts_as(actual)
    return actual == expected or actual.rpartition(".")[2] == expected


def counts_as(kind: str) -> str:
    """Return the type that a type is compared as: the one that it took the place of, or itself."""
    return _SUCCESSORS.get(kind, kind)


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
