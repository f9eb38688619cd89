"""The head of a torture script: what it does, and what must be said of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

SCRIPTS = Path(__file__).with_name("scripts")
ISOLATIONS = ("fork", "fresh")
DEFAULT_TIMEOUT_S = 20.0
_KEY = re.compile(r"# ((?:fork|fresh)\.)?([a-z]+): (.+)")
_OF_WANTED = ("outcome", "type", "message", "signal", "exit")
_OF_SCRIPT = ("timeout", "framework", "plain", "reason")
_PLAIN = ("yes", "no")


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What must be said of a script; an empty text says nothing."""

    outcome: str
    type: str = ""
    message: str = ""
    signal: str = ""
    exit: str = ""


@dataclass(frozen=True, kw_only=True)
class Script:
    """A torture script: `area/name`, its first sentence, and what is wanted by isolation.

    `plain` says that it harms nobody who runs it without a sandbox. `reason` says why the two
    isolations differ, where they do.
    """

    name: str
    title: str
    text: str
    wanted: Mapping[str, Wanted] = field(hash=False)
    timeout_s: float = DEFAULT_TIMEOUT_S
    framework: str = "frame"
    plain: bool = False
    reason: str = ""


def parse_script(name: str, text: str) -> Script:
    """Read a script's docstring and head; raises ValueError where they are not complete."""
    title = (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
    if not title.endswith("."):
        raise ValueError(f"{name}: its docstring does not begin with a sentence")
    common: dict[str, str] = {}
    special: dict[str, dict[str, str]] = {isolation: {} for isolation in ISOLATIONS}
    for line in _head_lines(text):
        found = _KEY.fullmatch(line)
        if found is None or found[2] not in (*_OF_WANTED, *_OF_SCRIPT):
            raise ValueError(f"{name}: {line!r} is no line of a head")
        target = special[found[1].rstrip(".")] if found[1] else common
        target[found[2]] = found[3]
    if special["fork"] != special["fresh"] and "reason" not in common:
        raise ValueError(f"{name}: the isolations differ without a reason")
    if common.get("plain", "no") not in _PLAIN:
        raise ValueError(f"{name}: `plain` is yes or no")
    return Script(
        name=name,
        title=title,
        text=text,
        wanted={isolation: _wanted(name, common, special[isolation]) for isolation in ISOLATIONS},
        timeout_s=float(common.get("timeout", DEFAULT_TIMEOUT_S)),
        framework=common.get("framework", "frame"),
        plain=common.get("plain") == "yes",
        reason=common.get("reason", ""),
    )


def load_scripts(folder: Path = SCRIPTS) -> list[Script]:
    """Read every script below a folder, by name."""
    paths = sorted(folder.glob("*/*.py"))
    return [
        parse_script(path.relative_to(folder).with_suffix("").as_posix(), path.read_text())
        for path in paths
    ]


def _head_lines(text: str) -> list[str]:
    """List the comment lines that stand between the docstring and the first statement."""
    body = ast.parse(text).body
    first = body[1].lineno if len(body) > 1 else text.count("\n") + 1
    lines = text.splitlines()[body[0].end_lineno : first - 1]
    return [line for line in lines if line.startswith("#")]


def _wanted(name: str, common: Mapping[str, str], special: Mapping[str, str]) -> Wanted:
    facts = {key: value for key, value in {**common, **special}.items() if key in _OF_WANTED}
    if "outcome" not in facts:
        raise ValueError(f"{name}: its head names no outcome")
    return Wanted(**facts)
