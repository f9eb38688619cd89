"""The issue text has the headings that each tracker asks for, fits, and obeys nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from documents import Gold, screen
from factories import FAILS, make_raised
from markdown_it import MarkdownIt

from errata.commands.bundle import issue as issues
from errata.commands.bundle.bundling import Bundle, bundle_document
from errata.commands.bundle.redaction import Identity, Left, Redactor, SecretKind, Source, learn
from errata.commands.bundle.replaying import (
    OpenedBundle,
    Replayed,
    opened_document,
    replayed_document,
)
from errata.model.case import Expectation
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Outcome, ScriptResult, Signature

RELEASES = tuple(
    issues.VerifiedRelease(
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
CHANGE = issues.RangeChange(
    mode="eager",
    backend="cpu",
    before="2.3.1",
    after="2.5.1",
    was="passes",
    now="RuntimeError: shapes",
    evidence="2.3.1 recorded, 2.5.1 measured",
    between=("2.4.1",),
)
ABOUT = issues.BundledSignature(
    signature_version=SIGNATURE_VERSION,
    case="torch/slug",
    title="Shapes of <user-1> do not fit",
    kind="exception",
    framework=issues.BundledFramework(name="torch", module="torch", distribution="torch"),
    environment=issues.BundledEnvironment(
        id="torch-2.15.0", release="2.15.0", build="2.15.0+cpu", python="3.11", lock="linux-x86_64"
    ),
    mode="eager",
    backend="cpu",
    known="measured 2026-11-02 03:05 UTC",
    variables={},
    timeout_s=60.0,
    expected=(FAILS,),
    seen=Signature(type="RuntimeError", message="shapes do not fit: 2 and 3", at="model(x)"),
    outcome="raised",
)
FACTS = issues.BundleFacts(
    about=ABOUT,
    cause="Because `<user-1>` and <user-1> say so.",
    fix="Do not.",
    sources=(("https://example.org/1", "the report"),),
    broken='import torch\n\n"""```"""\nresult = model(x)\n',
    fixed="import torch\n",
    traceback='Traceback\n  File "broken.py", line 4\nRuntimeError: shapes\x1b[2J do not fit\n',
    platform="Linux x86_64",
    built_with=(("cuda", "13.2"),),
    packages=("numpy==2.1.0", "torch==2.15.0"),
    requirements=("torch==2.15.0", "numpy"),
    lock="# head\nnumpy==2.1.0\ntorch==2.15.0\n",
    releases=RELEASES,
    changes=(CHANGE,),
    version="0.1.0",
)


def about(
    framework: str = "torch", *, build: str = "2.15.0+cpu", **changed: Any
) -> issues.BundleFacts:
    """Return the facts with another framework, build or part of the signature."""
    here = issues.BundledFramework(name=framework, module="torch", distribution="torch")
    there = replace(ABOUT.environment, build=build)
    return replace(FACTS, about=replace(ABOUT, framework=here, environment=there, **changed))


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
    issue = issues.issue_text(about(framework, mode=mode))
    assert headings(issue.text) == expected
    assert issue.filename == f"ISSUE-{framework}.md"
    for part in ("result = model(x)", "shapes", "2.15.0", "python replay.py"):
        assert part in issue.text


def test_the_form_for_torch_compile_is_named() -> None:
    assert "pt2-bug-report" in issues.issue_text(about(mode="compile")).address
    assert "pt2" not in issues.issue_text(FACTS).address


@pytest.mark.parametrize("framework", ["torch", "paddle", "mindspore", "other"])
@pytest.mark.parametrize("part", ["traceback", "broken", "fixed", "cause", "output"])
def test_it_fits_whatever_is_too_long(framework: str, part: str) -> None:
    long = "\n".join("word " * 200 for _ in range(400))
    texts: dict[str, Any] = {part: long}
    facts = replace(about(framework), **texts)
    issue = issues.issue_text(replace(facts, releases=RELEASES * 300, packages=("a==1",) * 5000))
    assert len(issue.text) <= issues.LONGEST_ISSUE
    assert issue.text.startswith("#")


def test_nothing_that_a_script_said_is_obeyed() -> None:
    hostile = "```\n# Not a heading\n<script>alert(1)</script>\n@everyone\n~~~"
    facts = replace(about(build=hostile[:20]), traceback=hostile, broken=hostile, output=hostile)
    text = issues.issue_text(facts).text
    assert "\x1b" not in text
    assert "Not a heading" not in headings(text)
    html = MarkdownIt("js-default").render(text)
    assert "<script>" not in html


def test_a_placeholder_in_prose_is_shown_and_not_taken_for_html() -> None:
    assert issues.prose("a <user-1> `<user-1>` ``x ` <host-2>`` <host-2>") == (
        "a \\<user-1> `<user-1>` ``x ` <host-2>`` \\<host-2>"
    )
    rendered = MarkdownIt("commonmark").render(issues.prose("a <user-1> `<user-1>`"))
    assert rendered == "<p>a &lt;user-1&gt; <code>&lt;user-1&gt;</code></p>\n"


def test_without_a_traceback_the_signature_is_shown() -> None:
    facts = replace(FACTS, traceback="")
    assert issues.shown_failure(facts) == "  model(x)\nRuntimeError: shapes do not fit: 2 and 3"
    documented = replace(facts, about=replace(facts.about, seen=None, outcome=""))
    assert "shapes do not fit: …" in issues.shown_failure(documented)


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
    assert issues.expectation_words(expected) == words


def test_the_issue_is_as_in_the_gold_file(gold: Gold) -> None:
    gold("issue-torch.md", issues.issue_text(FACTS).text)
    gold("issue-mindspore.md", issues.issue_text(about("mindspore")).text)


def test_the_readme_is_as_in_the_gold_file(gold: Gold) -> None:
    members = ["case/broken.py", "replay.py", "releases.md", "REDACTED.md"]
    gold("bundle-readme.md", issues.readme(FACTS, issues.issue_text(FACTS), members))


def redactor() -> Redactor:
    text = "/home/bob/ and ann@example.com"
    return learn([Source(name="a", text=text)], Identity())


def test_what_was_redacted_is_as_in_the_gold_file(gold: Gold) -> None:
    learnt = redactor()
    members = {"case/broken.py": dict(learnt.count("<user-1> <user-1> <email-1>"))}
    left = [Left(kind=SecretKind.USER, text="ann", source="broken.py")]
    page = issues.redaction_page(members, left, ["broken.py"], ["data.bin"])
    gold("bundle-redacted.md", page)
    assert "Nothing was found" in issues.redaction_page({}, [], [], [])


REDACTOR = learn([Source(name="a", text="/home/bob/ and ann@example.com")], Identity())
MEMBERS = ("case/broken.py", "README.md", "a", "b", "c")
MADE = Bundle(
    facts=FACTS,
    issue=issues.issue_text(FACTS),
    content=b"x" * 104_448,
    members=MEMBERS,
    redacted={name: dict(REDACTOR.count("<user-1> <email-1> <user-1>")) for name in MEMBERS},
    left=(Left(kind=SecretKind.USER, text="ann", source="broken.py"),),
    changed=("broken.py",),
    unread=("data.bin",),
)
OPENED = OpenedBundle(
    name="slug.zip",
    members={"MANIFEST.json": b"x" * 3_000_000},
    about=replace(ABOUT, title="A title \x1b[31mwith colours", known="recorded"),
    made_by="0.1.0",
)
SAME = Replayed(
    environment="torch-2.13.0",
    build="2.13.0+cpu",
    broken=make_raised(),
    fixed=ScriptResult(outcome=Outcome.PASSED),
    expected=FAILS,
)


def test_the_screens_are_as_in_the_gold_files(gold: Gold) -> None:
    measure = "errata run torch/slug --env torch-2.15.0"
    bare = replace(MADE, facts=replace(FACTS, traceback=""), redacted={}, changed=(), left=())
    shown = [bundle_document(one, "slug.zip", measure) for one in (MADE, bare)]
    gold("bundle-80.txt", "\n".join(map(screen, shown)))
    other = replace(SAME, broken=make_raised("shapes differ: 2 and 3"), parts=("message",))
    crash = replace(
        SAME, broken=ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"), parts=("outcome",)
    )
    replays = [replayed_document(one) for one in (SAME, other, crash)]
    opened = opened_document(OPENED, confined=False)
    gold("replay-80.txt", "\n".join(map(screen, (opened, *replays))))


def test_every_ending_of_a_replay_has_its_words() -> None:
    passes = replace(SAME, broken=ScriptResult(outcome=Outcome.PASSED), parts=("outcome", "type"))
    assert "not the same: broken.py passes here" in screen(replayed_document(passes))
    documented = replace(SAME, number=1, expected=replace(FAILS, releases=">=2.1"))
    assert "as documented for >=2.1" in screen(replayed_document(documented))
    lost = screen(replayed_document(replace(SAME, inconclusive="no such device"), "/tmp/x"))
    for words in ("could not run in torch-2.13.0", "no such device", "/tmp/x"):
        assert words in lost
