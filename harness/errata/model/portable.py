"""Shorten the paths in a text to what means the same on another machine.

A path ends at white space, a quote or a bracket; one that begins behind a quote may hold spaces. It
need not begin with a slash: frameworks cut paths from the left (`ome/u/cases/x/broken.py:12`).
The time is linear in the text.
"""

from __future__ import annotations

import re

__all__ = ["shorten_paths"]

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
    """Shorten every path in a text; doing it again changes nothing more."""
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
