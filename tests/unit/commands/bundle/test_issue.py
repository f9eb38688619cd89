"""The issue text has the headings that each tracker asks for, fits, and obeys nobody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from factories import FAILS
from issue_facts import FACTS, RELEASES, about
from markdown_it import MarkdownIt

from errata.commands.bundle.issue import (
    LONGEST_ISSUE,
    expectation_words,
    issue_text,
    prose,
    readme,
    redaction_page,
    shown_failure,
)
from errata.commands.bundle.redaction import Identity, Left, Redactor, SecretKind, Source, learn
from errata.model.case import Expectation
from errata.model.outcome import Outcome

Gold = Callable[[str, str], None]


def headings(text: str) -> list[str]:
    tokens = MarkdownIt("commonmark").parse(text)
    return [
        tokens[number + 1].content
        for number, token in enumerate(tokens)
        if token.type == "heading_open"
    ]


@pytest.mark.parametrize(
    ("framework", "mode", "expected"),
    [
        ("torch", "eager", ["🐛 Describe the bug", "Versions"]),
        ("torch", "compile", ["🐛 Describe the bug", "Error logs", "Versions"]),
        (
            "paddle",
            "dynamic",
            ["bug描述 Describe the Bug", "其他补充信息 Additional Supplementary Information"],
        ),
        (
            "mindspore",
            "graph",
            [
                *("Environment", "Hardware Environment(`Ascend`/`GPU`/`CPU`):"),
                *("Software Environment:", "Describe the current behavior"),
                *("Describe the expected behavior", "Steps to reproduce the issue"),
                *("Related log / screenshot", "Special notes for this issue"),
            ],
        ),
        (
            "other",
            "eager",
            ["What happens", "What works instead", "Releases", "Replay it", "Versions"],
        ),
    ],
)
def test_each_tracker_gets_its_own_headings(framework: str, mode: str, expected: list[str]) -> None:
    issue = issue_text(about(framework, mode=mode))
    assert headings(issue.text) == expected
    assert issue.filename == f"ISSUE-{framework}.md"
    for part in ("result = model(x)", "shapes", "2.15.0", "python replay.py"):
        assert part in issue.text


def test_the_form_for_torch_compile_is_named() -> None:
    assert "pt2-bug-report" in issue_text(about(mode="compile")).address
    assert "pt2" not in issue_text(FACTS).address


@pytest.mark.parametrize("framework", ["torch", "paddle", "mindspore", "other"])
@pytest.mark.parametrize("part", ["traceback", "broken", "fixed", "cause", "output"])
def test_it_fits_whatever_is_too_long(framework: str, part: str) -> None:
    long = "\n".join("word " * 200 for _ in range(400))
    texts: dict[str, Any] = {part: long}
    facts = replace(about(framework), **texts)
    issue = issue_text(replace(facts, releases=RELEASES * 300, packages=("a==1",) * 5000))
    assert len(issue.text) <= LONGEST_ISSUE
    assert issue.text.startswith("#")


def test_nothing_that_a_script_said_is_obeyed() -> None:
    hostile = "```\n# Not a heading\n<script>alert(1)</script>\n@everyone\n~~~"
    facts = replace(about(build=hostile[:20]), traceback=hostile, broken=hostile, output=hostile)
    text = issue_text(facts).text
    assert "\x1b" not in text
    assert "Not a heading" not in headings(text)
    html = MarkdownIt("js-default").render(text)
    assert "<script>" not in html


def test_a_placeholder_in_prose_is_shown_and_not_taken_for_html() -> None:
    assert prose("a <user-1> `<user-1>` ``x ` <host-2>`` <host-2>") == (
        "a \\<user-1> `<user-1>` ``x ` <host-2>`` \\<host-2>"
    )
    rendered = MarkdownIt("commonmark").render(prose("a <user-1> `<user-1>`"))
    assert rendered == "<p>a &lt;user-1&gt; <code>&lt;user-1&gt;</code></p>\n"


def test_without_a_traceback_the_signature_is_shown() -> None:
    facts = replace(FACTS, traceback="")
    assert shown_failure(facts) == "  model(x)\nRuntimeError: shapes do not fit: 2 and 3"
    documented = replace(facts, about=replace(facts.about, seen=None, outcome=""))
    assert "shapes do not fit: …" in shown_failure(documented)


@pytest.mark.parametrize(
    ("expected", "words"),
    [
        (FAILS, "RuntimeError: shapes do not fit: …"),
        (Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV"), "crashed (SIGSEGV)"),
        (Expectation(outcome=Outcome.EXITED, exit_code=3), "exited (3)"),
        (Expectation(outcome=Outcome.TIMED_OUT), "timed-out"),
        (Expectation(outcome=Outcome.PASSED, warning="careful"), "warning: careful"),
    ],
)
def test_a_documented_failure_has_a_name(expected: Expectation, words: str) -> None:
    assert expectation_words(expected) == words


def test_the_issue_is_as_in_the_gold_file(gold: Gold) -> None:
    gold("issue-torch.md", issue_text(FACTS).text)
    gold("issue-mindspore.md", issue_text(about("mindspore")).text)


def test_the_readme_is_as_in_the_gold_file(gold: Gold) -> None:
    members = ["case/broken.py", "replay.py", "releases.md", "REDACTED.md"]
    gold("bundle-readme.md", readme(FACTS, issue_text(FACTS), members))


def redactor() -> Redactor:
    text = "/home/bob/ and ann@example.com"
    return learn([Source(name="a", text=text)], Identity())


def test_what_was_redacted_is_as_in_the_gold_file(gold: Gold) -> None:
    learnt = redactor()
    members = {"case/broken.py": dict(learnt.count("<user-1> <user-1> <email-1>"))}
    left = [Left(kind=SecretKind.USER, text="ann", source="broken.py")]
    page = redaction_page(members, left, ["broken.py"], ["data.bin"])
    gold("bundle-redacted.md", page)
    assert "Nothing was found" in redaction_page({}, [], [], [])
