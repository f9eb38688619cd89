"""What the box "Paste an error" needs: the rules of `recognise` as data, and an index of the cases.

The scripts `recognise-*.js` follow the Python modules step by step. Patterns, thresholds and lists
of words come from those modules, so that they exist once.
"""

from __future__ import annotations

import builtins
import json
import re
from collections.abc import Container, Mapping
from html.entities import html5, name2codepoint
from keyword import kwlist
from typing import Any

from errata.commands.diagnose import alignment, issues, scoring, tracebacks, vocabulary
from errata.commands.diagnose import index as index_rules
from errata.commands.diagnose.index import CaseFacts, Index, Reference
from errata.commands.diagnose.report import affected_words, fix_words, measured_words
from errata.commands.site.addresses import case_path
from errata.model import matching, native
from errata.model.case import FREQUENCIES
from errata.text.printable import visible

RECOGNISERS = (
    "data",
    "text",
    "message",
    "traces",
    "blocks",
    "align",
    "index",
    "decide",
    "answer",
)
"""The scripts `assets/recognise-*.js` that recognise an error, each after those that it uses."""

DATA = "recognise-data.js"
"""The file of `assets` that `recogniser_script` is for."""


_MODULES = (matching, native, vocabulary, tracebacks, index_rules, alignment, scoring, issues)
_SET = re.compile(r"\[(?P<not>\^?)(?P<first>\]?)(?P<rest>(?:\\.|[^\]\\])*)\]", re.DOTALL)
_PART = re.compile(
    rf"(?P<set>{_SET.pattern})|\\.|\(\?P<|\(\?P=\w+\)|\{{\d+(?:,\d*)?\}}|.", re.DOTALL
)
_IN_SET = re.compile(r"\\.|.", re.DOTALL)
# Python's classes of characters; those of JavaScript know ASCII alone, or other white space.
_WORD, _DIGIT = r"\p{L}\p{N}_", r"\p{Nd}"
_SPACE = r"\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_CLASSES = {"w": _WORD, "d": _DIGIT, "s": _SPACE}
_ASCII_CLASSES = {"w": "A-Za-z0-9_", "d": "0-9", "s": r"\t-\r "}
_SYNTAX = frozenset("^$\\.*+?()[]{}|/")
_ANY, _NOT_BEFORE, _NOT_AFTER = "[^]", "(?<![^])", "(?![^])"


def recogniser_script(index: Index, cases: Container[str] = ()) -> str:
    """Return the script that holds the rules and the index; equal indexes give equal texts.

    `cases` are those that have pages on the site.
    """
    ids = sorted(index.ids())
    numbers = {case_id: number for number, case_id in enumerate(ids)}
    identical: dict[str, list[int]] = {}
    for failure, case_id in index.failures():
        statement = alignment.tokens(failure.rpartition(" | ")[2])
        # Others name their case only with a statement that nobody else writes: see `scoring`.
        if index.case(case_id).is_draft or len(statement) >= _rules(scoring)["LONG"]:
            identical.setdefault(failure_number(failure), []).append(numbers[case_id])
    data = {
        "rules": {
            **{_name(module): _rules(module) for module in _MODULES},
            "python": {
                "builtins": [name for name in dir(builtins) if isinstance(_builtin(name), type)],
                "keywords": list(kwlist),
                "entities": _entities(),
            },
        },
        "weights": dict(sorted(index.weights.items())),
        "heaviest": index.heaviest,
        "cases": [_case(index.case(case_id), has_page=case_id in cases) for case_id in ids],
        "references": [_reference(each, numbers) for each in index.references()],
        "identical": identical,
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"window.errata = window.errata || {{}};\nwindow.errata.recogniser = {text};\n"


def failure_number(failure: str) -> str:
    """Return a short number for the text of a failure: FNV-1a over UTF-16, twice 32 bits."""
    units = memoryview(failure.encode("utf-16-le", "surrogatepass")).cast("H")
    first, second = 0x811C9DC5, 0x01000193
    for unit in units:
        first = ((first ^ unit) * 0x01000193) & 0xFFFFFFFF
        second = ((second ^ unit) * 0x5BD1E995) & 0xFFFFFFFF
    return f"{first:08x}{second:08x}"


def patterns_of(module: Any) -> dict[str, re.Pattern[str]]:
    """List the patterns of a module by name; those of a list or a table after its name."""
    found: dict[str, re.Pattern[str]] = {}

    def look(name: str, value: Any) -> None:
        if isinstance(value, re.Pattern):
            found[name] = value
        elif isinstance(value, Mapping):
            for key, item in value.items():
                look(f"{name}.{key}", item)
        elif isinstance(value, tuple):
            for number, item in enumerate(value):
                look(f"{name}.{number}", item)

    for name, value in vars(module).items():
        if name[1:2].isupper():
            look(name.strip("_"), value)
    return found


def as_javascript(pattern: re.Pattern[str]) -> tuple[str, str]:
    """Write a pattern in the language of JavaScript, with its flags, for the same matches.

    Raises ValueError for what has no counterpart.
    """
    classes = _ASCII_CLASSES if pattern.flags & re.ASCII else _CLASSES
    written = [
        _set(found, classes) if found["set"] else _outside(found[0], classes, pattern.flags)
        for found in _PART.finditer(pattern.pattern)
    ]
    return "".join(written), "iu" if pattern.flags & re.IGNORECASE else "u"


def _set(found: re.Match[str], classes: Mapping[str, str]) -> str:
    parts = _IN_SET.findall(found["first"].replace("]", r"\]") + found["rest"])
    return f"[{found['not']}{''.join(_in_set(part, classes) for part in parts)}]"


def _in_set(part: str, classes: Mapping[str, str]) -> str:
    if len(part) == 1:
        return r"\[" if part == "[" else part
    letter = part[1]
    if letter in classes:
        return classes[letter]
    if letter.isalpha() and letter not in "ntrxufv":
        raise ValueError(f"{part} in a set has no counterpart")
    return part if letter.isalnum() or letter in _SYNTAX or letter == "-" else letter


def _outside(part: str, classes: Mapping[str, str], flags: int) -> str:
    lines = bool(flags & re.MULTILINE)
    word = classes["w"]
    simple = {
        ".": _ANY if flags & re.DOTALL else r"[^\n]",
        "^": r"(?<![^\n])" if lines else _NOT_BEFORE,
        "$": r"(?![^\n])" if lines else rf"(?=\n?{_NOT_AFTER})",
        "(?P<": "(?<",
        "]": r"\]",
        "{": r"\{",
        "}": r"\}",
        r"\A": _NOT_BEFORE,
        r"\Z": _NOT_AFTER,
        r"\b": f"(?:(?<=[{word}])(?![{word}])|(?<![{word}])(?=[{word}]))",
    }
    if part in simple:
        return simple[part]
    if part.startswith("(?P="):
        return rf"\k<{part[4:-1]}>"
    if len(part) == 1 or part[0] != "\\":
        return part
    letter = part[1]
    if letter.lower() in classes:
        return f"[{'^' if letter.isupper() else ''}{classes[letter.lower()]}]"
    if letter.isalpha() and letter not in "ntrxufv":
        raise ValueError(f"{part} has no counterpart")
    return part if letter.isalnum() or letter in _SYNTAX else letter


def _rules(module: Any) -> dict[str, Any]:
    found = {}
    for name, value in vars(module).items():
        if name.strip("_").isupper() and (plain := _plain(value)) is not None:
            found[name.strip("_")] = plain
    return found


def _plain(value: Any) -> Any:
    """Return a rule as JSON has it; None for what is none."""
    if isinstance(value, re.Pattern):
        return {"pattern": as_javascript(value)}
    if isinstance(value, (str, int, float)):
        return value
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return None


def _name(module: Any) -> str:
    return str(module.__name__).rpartition(".")[2]


def _builtin(name: str) -> Any:
    return getattr(builtins, name)


def _entities() -> dict[str, str]:
    """List the entities of HTML 4 with what they stand for; those of HTML 5 are no part of logs."""
    return {
        name: text
        for name, text in html5.items()
        if name.rstrip(";") in name2codepoint or name == "apos;"
    }


def _reference(reference: Reference, numbers: Mapping[str, int]) -> dict[str, Any]:
    needed = {*reference.names, *reference.telling}
    typed = patterns_of(alignment)["TYPE"]
    raws = {
        number: raw
        for number, raw in enumerate(reference.raws)
        if raw != reference.keys[number] and (number in needed or typed.fullmatch(raw))
    }
    found = {
        "case": numbers[reference.case],
        "type": reference.type,
        "keys": " ".join(reference.keys),
        "raws": raws,
        "names": reference.names,
        "telling": reference.telling,
        "gaps": reference.gaps,
        "lead": reference.lead,
        "everyday": reference.everyday,
        "whole": matching.normalise_message(reference.whole),
        "recorded": not reference.is_documented,
    }
    return {key: value for key, value in found.items() if value or key == "case"}


def _case(case: CaseFacts, *, has_page: bool) -> dict[str, Any]:
    found = {
        "id": case.id,
        "page": case_path(case.id) if has_page else "",
        "title": visible(case.title),
        "framework": case.framework,
        "frequency": FREQUENCIES.index(case.frequency),
        "areas": case.areas,
        "packages": case.packages,
        "situation": case.situation,
        "sources": case.sources,
        "same": len(case.same_error_as),
        "affected": len(case.affected),
        "statements": case.statements,
        "draft": case.is_draft,
        "tell": visible(" ".join(case.discriminator.split())),
        "cause": visible(" ".join(case.cause.split())),
        "fix": visible(fix_words(case)),
        "tested": measured_words(case),
        "releases": affected_words(case),
        "measured": list(case.releases().items()),
    }
    return {key: value for key, value in found.items() if value or key in ("id", "frequency")}
