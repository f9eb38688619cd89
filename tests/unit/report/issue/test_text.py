"""The issue text has the headings that each tracker asks for, fits, and obeys nobody."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from factories import FAILS, make_raised
from markdown_it import MarkdownIt
from rich.console import Console

from errata.model.case import Expectation
from errata.model.outcome import Outcome, ScriptResult
from errata.model.signature import Signature
from errata.report.issue.console import (
    BundleView,
    ReplayView,
    StrangerView,
    render_bundle,
    render_replay,
    render_stranger,
)
from errata.report.issue.facts import (
    BundleFacts,
    RangeChange,
    VerifiedRelease,
    expectation_words,
)
from errata.report.issue.parts import prose, shown_failure
from errata.report.issue.readme import readme, redaction_page
from errata.report.issue.text import LONGEST_ISSUE, issue_text
from errata.text.redaction import Identity, Left, Redactor, SecretKind, Source, learn

Gold = Callable[[str, str], None]

RELEASES = tuple(
    VerifiedRelease(
        release=release,
        environment=f"torch-{release}",
        python="3.11",
        mode="eager",
        backend="cpu",
        verdict=verdict,
        documented=verdict == "reproduces",
        measured=measured,
        build=f"{release}+cpu",
        letter=letter,
        broken=words,
        fixed="passes",
    )
    for release, verdict, measured, letter, words in (
        ("2.3.1", "healed", "recorded", "passes", "passes"),
        ("2.5.1", "reproduces", "2026-11-02 03:05 UTC", "A", "RuntimeError: shapes | `x`"),
        ("2.15.0", "reproduces", "2026-11-02 03:05 UTC", "A", "RuntimeError: shapes | `x`"),
    )
)
CHANGE = RangeChange(
    mode="eager",
    backend="cpu",
    before="2.3.1",
    after="2.5.1",
    was="passes",
    now="RuntimeError: shapes",
    evidence="2.3.1 recorded, 2.5.1 measured",
    between=("2.4.1",),
)
FACTS = BundleFacts(
    case="torch/slug",
    title="Shapes of <user-1> do not fit",
    kind="exception",
    areas=("vmap",),
    cause="Because `<user-1>` and <user-1> say so.",
    fix="Do not.",
    sources=(("https://example.org/1", "the report"),),
    framework="torch",
    module="torch",
    distribution="torch",
    release="2.15.0",
    environment="torch-2.15.0",
    python="3.11",
    mode="eager",
    backend="cpu",
    variables=(),
    timeout_s=60.0,
    known="measured 2026-11-02 03:05 UTC",
    expected=(FAILS,),
    broken='import torch\n\n"""```"""\nresult = model(x)\n',
    fixed="import torch\n",
    outcome="raised",
    seen=Signature(type="RuntimeError", message="shapes do not fit: 2 and 3", at="model(x)"),
    traceback='Traceback\n  File "broken.py", line 4\nRuntimeError: shapes\x1b[2J do not fit\n',
    build="2.15.0+cpu",
    platform="Linux x86_64",
    built_with=(("cuda", "13.2"),),
    packages=("numpy==2.1.0", "torch==2.15.0"),
    requirements=("torch==2.15.0", "numpy"),
    lock="# head\nnumpy==2.1.0\ntorch==2.15.0\n",
    lock_platform="linux-x86_64",
    releases=RELEASES,
    changes=(CHANGE,),
    version="0.1.0",
)


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
    issue = issue_text(replace(FACTS, framework=framework, mode=mode))
    assert headings(issue.text) == expected
    assert issue.filename == f"ISSUE-{framework}.md"
    for part in ("result = model(x)", "shapes", "2.15.0", "python replay.py"):
        assert part in issue.text


def test_the_form_for_torch_compile_is_named() -> None:
    assert "pt2-bug-report" in issue_text(replace(FACTS, mode="compile")).address
    assert "pt2" not in issue_text(FACTS).address


@pytest.mark.parametrize("framework", ["torch", "paddle", "mindspore", "other"])
@pytest.mark.parametrize("part", ["traceback", "broken", "fixed", "cause", "output"])
def test_it_fits_whatever_is_too_long(framework: str, part: str) -> None:
    long = "\n".join("word " * 200 for _ in range(400))
    texts: dict[str, Any] = {part: long}
    facts = replace(FACTS, framework=framework, **texts)
    issue = issue_text(replace(facts, releases=RELEASES * 300, packages=("a==1",) * 5000))
    assert len(issue.text) <= LONGEST_ISSUE
    assert issue.text.startswith("#")


def test_nothing_that_a_script_said_is_obeyed() -> None:
    hostile = "```\n# Not a heading\n<script>alert(1)</script>\n@everyone\n~~~"
    facts = replace(FACTS, traceback=hostile, broken=hostile, output=hostile, build=hostile[:20])
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
    documented = replace(facts, seen=None, outcome="")
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
    gold("issue-mindspore.md", issue_text(replace(FACTS, framework="mindspore")).text)


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


# Screens --------------------------------------------------------------------------------------

VIEW = BundleView(
    file="slug.zip",
    size=104_448,
    members=14,
    facts=FACTS,
    issue="ISSUE-torch.md",
    address="https://github.com/pytorch/pytorch/issues/new?template=bug-report.yml",
    redacted=(
        ("user name", 2, 7, ("case/broken.py", "README.md", "a", "b", "c")),
        ("access token", 1, 1, ("case/broken.py",)),
    ),
    left=("a user name that is a part of the code of broken.py",),
    measure="errata run torch/slug --env torch-2.15.0",
    changed=("broken.py",),
    unread=("data.bin",),
)
STRANGER = StrangerView(
    file="slug.zip",
    members=14,
    size=3_000_000,
    case="torch/slug",
    title="A title \x1b[31mwith colours",
    place="torch 2.15.0+cpu, CPython 3.11, eager, cpu",
    known="recorded",
    made_by="0.1.0",
    expected="RuntimeError: shapes do not fit: …",
    confined=False,
)
SAME = ReplayView(
    environment="torch-2.13.0",
    build="2.13.0+cpu",
    broken=make_raised(),
    fixed=ScriptResult(outcome=Outcome.PASSED),
    expected=FAILS,
    number=0,
    parts=(),
    inconclusive="",
)


def screen(width: int, *shown: BundleView | StrangerView | ReplayView) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    for view in shown:
        if isinstance(view, BundleView):
            render_bundle(view, console)
        elif isinstance(view, StrangerView):
            render_stranger(view, console)
        else:
            render_replay(view, console)
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_the_screens_are_as_in_the_gold_files(gold: Gold, width: int) -> None:
    gold(f"bundle-{width}.txt", screen(width, VIEW))
    other = replace(SAME, broken=make_raised("shapes differ: 2 and 3"), parts=("message",))
    crash = replace(
        SAME, broken=ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"), parts=("outcome",)
    )
    gold(f"replay-{width}.txt", screen(width, STRANGER, SAME, other, crash))


def test_every_ending_of_a_replay_has_its_words() -> None:
    passes = replace(SAME, broken=ScriptResult(outcome=Outcome.PASSED), parts=("outcome", "type"))
    assert "not the same: broken.py passes here" in screen(80, passes)
    assert "as documented for >=2.1" in screen(
        80, replace(SAME, number=1, expected=replace(FAILS, releases=">=2.1"))
    )
    lost = replace(SAME, inconclusive="unavailable: no such device", kept="/tmp/x")
    assert "could not run in torch-2.13.0: unavailable: no such device" in screen(80, lost)
    assert "kept in /tmp/x" in screen(80, lost)


def test_no_line_is_wider_than_the_screen_nor_ends_in_spaces() -> None:
    lines = screen(60, VIEW, STRANGER, SAME).splitlines()
    assert {line.split()[0] for line in lines if len(line) > 60} == {VIEW.address}
    assert [line for line in lines if line != line.rstrip()] == []


def test_an_ascii_terminal_gets_ascii() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", errors="strict", newline="\n")
    render_stranger(STRANGER, Console(file=stream, width=80, color_system=None))
    stream.flush()
    assert b"do not fit: ..." in raw.getvalue()
    assert b"\x1b" not in raw.getvalue()
