"""The box on a page answers as `errata diagnose` does: the same texts, the same cases in order."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from browser.accessibility import violations
from browser.conftest import PHONE
from browser.serving import Site
from browser.small_site import HOSTILE
from factories import DATA, REPOSITORY

from errata.commands.diagnose import alignment, issues, scoring, tracebacks, vocabulary
from errata.commands.diagnose.diagnosing import diagnose_text, find_known
from errata.commands.diagnose.report import release_words
from errata.commands.site.recogniser import patterns_of
from errata.model import matching, native
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
    ordinary = REPOSITORY / "harness" / "errata" / "commands" / "diagnose" / "ordinary.txt"
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
    "gpu": (
        "[rank0]: /pytorch/aten/src/ATen/native/cuda/Loss.cu:245: f: block: [0,0,0], thread: "
        "[3,0,0] Assertion `t >= 0 && t < n_classes` failed.\n"
        + traceback(
            "loss.item()", "torch.AcceleratorError: CUDA error: device-side assert triggered"
        )
        + "\nCompile with `TORCH_USE_CUDA_DSA` to enable device-side assertions."
    ),
    "gpu, older": traceback("y = x", "AcceleratorError: quantile() input tensor is too large"),
    "memory": traceback(
        "y = x.cuda()",
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 12.20 GiB. GPU 0 has a "
        "total capacity of 139.72 GiB of which 0 bytes is free. Process 12 has "
        "768.00 MiB memory in use.",
    ),
    "nccl": (
        "torch.distributed.DistBackendError: NCCL error in: ../torch/csrc/NCCLUtils.hpp:275, "
        "invalid usage, NCCL version 2.20.5\nDuplicate GPU detected : rank 1 and rank 0 both on "
        "CUDA device e2000\nW0928 15:25:03.815069 17204 x.cu:61] (PID:12) 2026-11-23 22:00:01.5 "
        "ran for 12 milliseconds, 98.000244MB"
    ),
    "signal": "Segmentation fault (core dumped)",
    "object": "RuntimeError: constructor __proto__ hasOwnProperty toString",
    "nothing": "",
    "surrogates": "RuntimeError: \U0001f525 quantile() input tensor is too large \U0001f525",
    "long": "x = 1\n" * 90_000 + "RuntimeError: quantile() input tensor is too large",
}


def asked_of_python(text: str) -> dict[str, Any]:
    """Ask as the command does."""
    found = diagnose_text(text, known())
    is_none = not found.recognised and not found.errors
    return {
        "answer": "no error" if is_none else ANSWERS[min(2, len(found.recognised))],
        "cases": [one.case for one in found.recognised],
        "evidence": [list(one.evidence) for one in found.recognised],
        "quotes": [[one.line, one.type, one.quote] for one in found.recognised],
        "errors": [[one.type, one.message, one.at, one.signal or ""] for one in found.errors],
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


def ask(page: Page, text: str) -> str:
    """Paste a text into the box, and return the first line of the answer."""
    if not page.locator("#paste").is_visible():
        page.get_by_role("button", name="Paste an error").click()
    page.get_by_label("A traceback, a log").fill(text)
    page.get_by_role("button", name="Look it up").click()
    said = page.locator(".paste-summary")
    said.wait_for()
    return said.inner_text()


def asking(page: Page, site: Site) -> Page:
    """Open a page that has loaded what recognises errors."""
    page.goto(site.at("about.html"))
    ask(page, "nothing")
    return page


@pytest.mark.parametrize("source", [kept, recorded, lambda: MADE], ids=["kept", "recorded", "made"])
def test_a_page_gives_the_answers_of_the_command(page: Page, real: Site, source: Any) -> None:
    asking(page, real)
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
    for module in (matching, native, vocabulary, tracebacks, alignment, scoring, issues):
        for name, pattern in patterns_of(module).items():
            yield f"{module.__name__.rpartition('.')[2]}.{name}", pattern


SEARCH = """([path, texts]) => {
  const pattern = path.split(".").reduce((rules, name) => rules[name], errata.text.rules());
  return texts.map(text => pattern.all(text).map(
    found => Array.from(found).map(group => group === undefined ? null : group)
  ));
}"""


def test_every_pattern_finds_in_a_page_what_it_finds_in_python(page: Page, real: Site) -> None:
    asking(page, real)
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


RELEASES = ("1.0", "1.13.1", "2.0.0a1", "2.3", "2.5.1+cu124", "2.6.0.dev1", "2.15.0", "3.1", "?")
WORDS = """releases => errata.index.open().cases.map(
  known => releases.map(release => errata.answer.releaseWords(known, release))
)"""


def test_what_a_release_means_is_said_in_the_same_words(page: Page, real: Site) -> None:
    asking(page, real)
    said = page.evaluate(WORDS, list(RELEASES))
    cases = [known().index.case(case_id) for case_id in sorted(known().index.ids())]
    assert len(said) == len(cases)
    for case, words in zip(cases, said, strict=True):
        assert words == [release_words(case, release) for release in RELEASES], case.id


# The box ---------------------------------------------------------------------------------------

QUANTILE = "RuntimeError: quantile() input tensor is too large"
SEVERAL = """RuntimeError: Error(s) in loading state_dict for ResNet:
	Missing key(s) in state_dict: "conv1.weight", "bn1.weight".
	Unexpected key(s) in state_dict: "module.conv1.weight", "module.bn1.weight"."""
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": PHONE, "is_mobile": True, "has_touch": True},
}


@pytest.mark.parametrize("over", ["http", "file"])
@pytest.mark.parametrize("address", ["index.html", "cases/torch/quantile-too-large.html"])
def test_an_error_is_recognised_with_keys_alone(
    page: Page, real: Site, address: str, over: str
) -> None:
    page.goto(real.at(address, over))
    assert page.evaluate("window.errata?.recogniser === undefined")
    button = page.locator("#paste-open")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "paste-open":
            break
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "paste-text"
    page.keyboard.insert_text(f"{QUANTILE}\n\ntorch==2.5.1")
    page.keyboard.press("Control+Enter")
    page.locator(".paste-summary").wait_for()
    said = page.get_by_role("status").filter(has_text="searched").inner_text()
    assert "This failure: torch/quantile-too-large" in said
    assert "torch 2.5.1: affected; fixed in 2.14.1" in said
    page.keyboard.press("Escape")
    assert not page.locator("#paste").is_visible()
    assert button.evaluate("it => it === document.activeElement")
    page.keyboard.press("Enter")
    page.locator("#paste a").first.click()
    assert page.locator("h1").inner_text() == "torch.quantile refuses more than 16 million elements"


def test_what_is_pasted_is_looked_up_at_once(page: Page, real: Site) -> None:
    page.goto(real.at("about.html"))
    page.get_by_role("button", name="Paste an error").click()
    page.evaluate(
        """text => {
          const field = document.getElementById("paste-text");
          field.value = text;
          field.dispatchEvent(new ClipboardEvent("paste"));
        }""",
        QUANTILE,
    )
    page.locator(".paste-summary").wait_for()
    assert "torch/quantile-too-large" in page.locator(".paste-summary").inner_text()


def test_each_kind_of_answer_says_what_to_do(page: Page, real: Site) -> None:
    page.goto(real.at("about.html"))
    assert "One of 3 causes, torch/load-data-parallel-prefix the likeliest" in ask(page, SEVERAL)
    assert page.locator("#paste section").count() == 3
    assert page.locator("#paste dt", has_text="tell by").count() == 3
    assert "Not known" in ask(page, "AttributeError: 'NoneType' object has no attribute 'norm'")
    assert "errata capture SCRIPT" in page.locator("#paste-answer").inner_text()
    assert "No error was found" in ask(page, "good morning")
    page.locator("#paste-text").evaluate("it => { it.value = 'x'.repeat(2000001) }")
    page.get_by_role("button", name="Look it up").click()
    assert "longer than two million" in page.locator("#paste-answer").inner_text()
    page.locator("#paste-text").fill(" ")
    page.get_by_role("button", name="Look it up").click()
    assert page.locator("#paste-answer").inner_text() == ""


def test_a_page_that_cannot_look_it_up_says_so(page: Page, small: Site) -> None:
    page.goto(small.at("about.html"))
    page.get_by_role("button", name="Paste an error").click()
    page.evaluate("document.getElementById('paste-scripts').content.replaceChildren()")
    page.locator("#paste-text").fill(QUANTILE)
    page.get_by_role("button", name="Look it up").click()
    page.get_by_text("cannot be looked up here").wait_for()


def test_hostile_text_is_only_shown(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    assert "torch/hostile" in ask(page, f"RuntimeError: {HOSTILE} 0")
    assert page.locator("#paste script, #paste img, #paste svg").count() == 0
    assert "<img src=x onerror=alert(5)>" in page.locator("#paste-answer").inner_text()


@pytest.mark.parametrize("look", LOOKS)
def test_everybody_can_read_an_answer(new_page: Any, real: Site, look: str) -> None:
    page = new_page(**LOOKS[look])
    page.goto(real.at("about.html", "file"))
    for text in (SEVERAL, QUANTILE, "ValueError: unheard of", "good morning"):
        ask(page, text)
        assert violations(page) == []
        inside = page.locator("#paste").evaluate("it => it.scrollWidth - it.clientWidth")
        assert inside <= 0
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]
