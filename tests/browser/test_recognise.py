"""The box on a page answers as `errata diagnose` does: the same texts, the same cases in order."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from browser.serving import Site
from factories import DATA, REPOSITORY

from errata.model import matching
from errata.queries.diagnosing import diagnose_text, find_known
from errata.recognise import alignment, issues, scoring, tracebacks, vocabulary
from errata.report.site.recogniser import patterns_of
from errata.store.observed import read_record

if TYPE_CHECKING:
    from playwright.sync_api import Page

OTHERS = REPOSITORY.parent / "shared"
"""Texts that are not part of the project; where they are, they are asked too."""
ANSWERS = ("not known", "this failure", "one of these")
LONGEST = 4_000  # of a text in which every pattern is searched everywhere


def traceback(statement: str, error: str) -> str:
    head = 'Traceback (most recent call last):\n  File "train.py", line 3, in <module>\n'
    return f"{head}    {statement}\n{error}"


@cache
def recorded() -> dict[str, str]:
    """Every recorded error: as a line, as a traceback, cut, and without its type."""
    found = {}
    record = read_record(REPOSITORY / "reports" / "observed")
    signatures = {seen.signature for seen in record.values() if seen.signature is not None}
    for number, said in enumerate(sorted(signatures, key=repr)):
        line = f"{said.type}: {said.message}"
        found[f"recorded line {number}"] = line
        found[f"recorded traceback {number}"] = traceback(said.at, line)
        found[f"recorded part {number}"] = line[: 2 * len(line) // 3]
        found[f"recorded message {number}"] = said.message
    return found


@cache
def kept() -> dict[str, str]:
    """The texts that the project keeps, and those beside it."""
    found: dict[str, str] = {}
    for name in ("known", "unrelated"):
        whole = (DATA / "tracebacks" / f"{name}.txt").read_text(encoding="utf-8")
        parts = (part.partition("\n") for part in whole.split("=== ")[1:])
        found |= {f"{name} {heading}": text for heading, _, text in parts}
    ordinary = REPOSITORY / "harness" / "errata" / "recognise" / "ordinary.txt"
    found |= {line: line for line in ordinary.read_text(encoding="utf-8").splitlines() if line}
    for path in (*OTHERS.glob("diagnose/*/text.txt"), *OTHERS.glob("seeds/*.txt")):
        found[f"{path.parent.name} {path.name}"] = path.read_text("utf-8", errors="replace")
    if (OTHERS / "MESSAGES.md").is_file():
        listed = (OTHERS / "MESSAGES.md").read_text(encoding="utf-8")
        found |= {text: text for text in re.findall(r"`([^`\n]{15,})`", listed)}
    return found


MADE = {
    "windows": traceback("y = x", "RuntimeError: quantile() input tensor is too large").replace(
        "\n", "\r\n"
    ),
    "colours": "\x1b[31mRuntimeError\x1b[0m: quantile() input tensor is too large",
    "markup": "<b>RuntimeError</b>: quantile() input tensor is&nbsp;too large &#39;&lt;&amp;&#39;",
    "no space": "RuntimeError: quantile()\u3000input tensor\x85is too large\u2028",
    "other letters": "RuntimeError\uff1a quantile() input tensor is too large \u9519\u8bef\u0663",
    "release": "PyTorch version: 2.15.0\n\nRuntimeError: quantile() input tensor is too large",
    "before it": "torch==2.5.1rc1+cpu\nRuntimeError: quantile() input tensor is too large",
    "no release": "torch 2.5.x\nRuntimeError: quantile() input tensor is too large",
    "signal": "Segmentation fault (core dumped)",
    "object": "RuntimeError: constructor __proto__ hasOwnProperty toString",
    "nothing": "",
    "surrogates": "RuntimeError: \U0001f525 quantile() input tensor is too large \U0001f525",
    "long": "x = 1\n" * 90_000 + "RuntimeError: quantile() input tensor is too large",
}


def asked_of_python(text: str) -> dict[str, Any]:
    """Ask as the command does."""
    found = diagnose_text(text, known())
    is_none = not found.recognised and not found.traces
    return {
        "answer": "no error" if is_none else ANSWERS[min(2, len(found.recognised))],
        "cases": [one.case.id for one in found.recognised],
        "evidence": [list(one.evidence) for one in found.recognised],
        "quotes": [[one.line, one.type, one.quote] for one in found.recognised],
        "errors": [[one.type, one.said, one.at, one.signal] for one in found.traces],
        "releases": dict(found.releases),
    }


@cache
def known() -> Any:
    return find_known(REPOSITORY)


ASK = """texts => texts.map(text => {
  const found = errata.decide.diagnose(text);
  return {
    answer: found.answer,
    cases: found.recognised.map(one => one.case.id),
    evidence: found.recognised.map(one => one.evidence),
    quotes: found.recognised.map(one => [one.line, one.type, one.quote]),
    errors: found.traces.map(one => [one.type, one.said, one.at, one.signal]),
    releases: found.releases,
  };
})"""


def with_engine(page: Page, site: Site) -> Page:
    """Open a page and load what it loads when it is asked."""
    page.goto(site.at("about.html"))
    for name in ("data", *ENGINE):
        page.add_script_tag(url=site.at(f"assets/recognise-{name}.js"))
    return page


ENGINE = ("text", "message", "traces", "blocks", "align", "index", "decide")


@pytest.mark.parametrize("source", [kept, recorded, lambda: MADE], ids=["kept", "recorded", "made"])
def test_a_page_gives_the_answers_of_the_command(new_page: Any, real: Site, source: Any) -> None:
    page = with_engine(new_page(bypass_csp=True), real)
    texts = source()
    found = page.evaluate(ASK, list(texts.values()))
    differs = []
    for (name, text), answer in zip(texts.items(), found, strict=True):
        expected = asked_of_python(text)
        wrong = [key for key in expected if expected[key] != answer[key]]
        differs += [f"{name}: {key}: {expected[key]} but {answer[key]}" for key in wrong]
    assert len(texts) >= len(MADE)
    assert "\n".join(differs[:20]) == ""


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    for module in (matching, vocabulary, tracebacks, alignment, scoring, issues):
        for name, pattern in patterns_of(module).items():
            yield f"{module.__name__.rpartition('.')[2]}.{name}", pattern


SEARCH = """([path, texts]) => {
  const pattern = path.split(".").reduce((rules, name) => rules[name], errata.text.rules());
  return texts.map(text => pattern.all(text).map(
    found => Array.from(found).map(group => group === undefined ? null : group)
  ));
}"""


def test_every_pattern_finds_in_a_page_what_it_finds_in_python(new_page: Any, real: Site) -> None:
    page = with_engine(new_page(bypass_csp=True), real)
    texts = [text[:LONGEST] for text in (*MADE.values(), *kept().values())]
    differs = []
    searched = 0
    for path, pattern in patterns():
        found = page.evaluate(SEARCH, [path, texts])
        for text, matches in zip(texts, found, strict=True):
            expected = [[each[0], *each.groups()] for each in pattern.finditer(text)]
            searched += len(expected)
            if json.loads(json.dumps(expected)) != matches:
                differs.append(f"{path}: {text[:80]!r}: {expected[:3]} but {matches[:3]}")
    assert searched > 10_000
    assert "\n".join(differs[:20]) == ""
