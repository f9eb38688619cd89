"""No regular expression takes more than linear time, whatever text it is given.

For each repeat in each pattern of the package a text is made that leads into it, repeats what it
takes and then fails. Twice the text may take twice the time and a bit; four times is quadratic.
"""

from __future__ import annotations

import gc
import importlib
import pkgutil
import re
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import errata

parser = importlib.import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")

SIZE = 2_000
GRACE_S = 0.003  # what is this fast needs no ratio
FACTOR = 2.8  # of twice the text; linear is 2, quadratic 4
TRIES = 3
# Only what the user types, or what one request said, gets there: short.
OWN_WORDS = {
    "errata.commands.envs.command._RANGE",
    "errata.indexes._CAUSE",
    "errata.commands.reduce.criterion._LIBRARY",  # one file's name, of 400 characters
    "errata.commands.bundle.redaction._VERSION_BEFORE",  # what stands right before an address
    "errata.commands.bundle.redaction._RUN",  # one word of 400 characters
    "errata.commands.capture.case_files._SITE",  # a title of 500 characters
}
# They run inside target environments, or are programs.
NOT_IMPORTED = (
    "errata.running.child",
    "errata.running.prob",
    "errata.environments.prob",
    "errata.running.survey",
)
METHODS = {"match", "fullmatch", "search", "sub", "finditer", "findall", "split"}
SAMPLES = "a0 _-./:\"'`,;()[]{}<>=@#A\n\t\x1b|\\é+~^Z"


# Alternatives in a list, each tried at the start of a line.
MATCHED = {"_NOTEBOOK_FRAMES": ("match",), "_TOLD": ("match",)}


def patterns_in(value: Any, depth: int = 0) -> Iterator[re.Pattern[Any]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, (tuple, list)) and depth < 3:
        for item in value:
            yield from patterns_in(item, depth + 1)
    elif isinstance(value, dict) and depth < 3:
        for item in value.values():
            yield from patterns_in(item, depth + 1)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from patterns_in(getattr(value, field.name), depth + 1)


def methods_of(module: Any, name: str) -> tuple[str, ...]:
    """List what a module does with a pattern; `sub` tries every start."""
    if name in MATCHED:
        return MATCHED[name]
    source = Path(module.__file__).read_text(encoding="utf-8")
    return tuple(sorted(set(re.findall(rf"\b{name}\.(\w+)\(", source)) & METHODS)) or ("sub",)


@cache
def patterns() -> list[tuple[str, re.Pattern[str], tuple[str, ...]]]:
    found: dict[re.Pattern[Any], tuple[str, tuple[str, ...]]] = {}
    for module in pkgutil.walk_packages(errata.__path__, "errata."):
        if module.name.startswith(NOT_IMPORTED) or ".programs" in module.name:
            continue
        if module.name.endswith("__main__"):
            continue
        loaded = importlib.import_module(module.name)
        for name, value in vars(loaded).items():
            for pattern in patterns_in(value):
                if isinstance(pattern.pattern, str):
                    methods = methods_of(loaded, name)
                    found.setdefault(pattern, (f"{module.name}.{name}", methods))
    return [(name, pattern, methods) for pattern, (name, methods) in found.items()]


def takes(items: Any) -> str:
    """Return a text that a parsed pattern takes, or nearly: look-arounds are left out."""
    return str("".join(taken(str(name), argument) for name, argument in items))


def taken(name: str, argument: Any) -> str:
    if name == "LITERAL":
        return chr(argument)
    if name in ("IN", "NOT_LITERAL", "ANY", "CATEGORY"):
        return characters(name, argument)[0]
    if name in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
        return takes(argument[2]) * max(1, int(argument[0]))
    if name == "SUBPATTERN":
        return takes(argument[-1])
    if name == "BRANCH":
        return takes(argument[1][0])
    return ""


def characters(name: str, argument: Any) -> list[str]:
    """List some characters that a class takes."""
    if name == "LITERAL":
        return [chr(argument)]
    if name == "ANY":
        return ["a", " ", "/"]
    if name == "NOT_LITERAL":
        return [c for c in SAMPLES if ord(c) != argument][:3]
    if name == "IN":
        sub = parser.SubPattern(parser.State(), [(parser.IN, argument)])
        compiler = importlib.import_module(
            "re._compiler" if sys.version_info >= (3, 11) else "sre_compile"
        )
        matcher = compiler.compile(sub)
        matched = [c for c in SAMPLES if matcher.match(c)]
        return matched[:2] + matched[-1:] or ["a"]
    return ["a"]


def attacks(items: Any, size: int, before: str = "") -> Iterator[str]:
    """List what is to be repeated, and what leads there, for each repeat in a parsed pattern."""
    for name, argument in items:
        kind = str(name)
        if kind.endswith("_REPEAT"):
            least, most, inner = argument
            if str(most) == "MAXREPEAT":  # a bounded one tries a bounded number of ways
                single = list(inner)
                units = (
                    characters(str(single[0][0]), single[0][1]) if len(single) == 1 else []
                ) or [takes(inner)]
                for unit in dict.fromkeys([*units, takes(inner)]):
                    if unit:
                        yield before + unit * size
                        yield (before + unit * 3) * (size // 3)
            yield from attacks(inner, size, before)
            before += takes(inner) * least
        elif kind == "SUBPATTERN":
            yield from attacks(argument[-1], size, before)
            before += takes(argument[-1])
        elif kind == "BRANCH":
            for branch in argument[1]:
                yield from attacks(branch, size, before)
            before += takes(argument[1][0])
        else:
            before += taken(kind, argument)


def call(pattern: re.Pattern[str], method: str, text: str) -> object:
    if method == "sub":
        return pattern.sub("", text)
    return list(pattern.finditer(text)) if method == "finditer" else getattr(pattern, method)(text)


def seconds(pattern: re.Pattern[str], method: str, text: str, tries: int) -> float:
    best = float("inf")
    gc.disable()  # a collection takes time by the size of the whole process
    try:
        for _ in range(tries):
            start = time.thread_time()  # what the machine does beside it does not count
            call(pattern, method, text)
            best = min(best, time.thread_time() - start)
    finally:
        gc.enable()
    return best


def is_steep(pattern: re.Pattern[str], method: str, texts: Sequence[str]) -> bool:
    """Tell whether texts, each of twice the size, take ever more time for each character."""
    if seconds(pattern, method, texts[1], 1) < GRACE_S:
        return False
    taken = [seconds(pattern, method, text, TRIES) for text in texts]
    return all(after > FACTOR * before for before, after in pairwise(taken))


def steep_text(pattern: re.Pattern[str], method: str = "sub") -> str:
    """Return the beginning of a text that takes a pattern more than linear time, if any does."""
    parsed = parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE)
    for texts in zip(*(attacks(parsed, factor * SIZE) for factor in (1, 2, 4)), strict=True):
        for end in ("\x00", "\n!"):
            ended = [text + end for text in texts]
            if is_steep(pattern, method, ended) and is_steep(pattern, method, ended):
                return repr(texts[0][:60])
    return ""


def test_there_are_patterns_to_look_at() -> None:
    names = {name for name, _, _ in patterns()}
    assert len(names) > 80
    assert "errata.model.matching._MARKER" in names
    assert any(name.startswith("errata.commands.bundle.redaction.") for name in names)


@pytest.mark.parametrize("steep", [r"\s+$", r"a*bc", r"(?m)^\s*(?:>>> |>>>$)"])
def test_a_quadratic_pattern_is_noticed(steep: str) -> None:
    assert steep_text(re.compile(steep))


def test_no_pattern_takes_more_than_linear_time() -> None:
    found = {
        (name, method): steep
        for name, pattern, methods in patterns()
        for method in methods
        if name not in OWN_WORDS and (steep := steep_text(pattern, method))
    }
    assert found == {}
