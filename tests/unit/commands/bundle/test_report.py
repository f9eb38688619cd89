"""What `errata bundle` and `errata replay` show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from documents import screen
from factories import FAILS, make_raised
from issue_facts import ABOUT, FACTS

from errata.commands.bundle.bundling import Bundle, bundle_document
from errata.commands.bundle.issue import issue_text
from errata.commands.bundle.redaction import Identity, Left, SecretKind, Source, learn
from errata.commands.bundle.replaying import (
    OpenedBundle,
    Replayed,
    opened_document,
    replayed_document,
)
from errata.model.outcome import Outcome, ScriptResult

Gold = Callable[[str, str], None]

REDACTOR = learn([Source(name="a", text="/home/bob/ and ann@example.com")], Identity())
MEMBERS = ("case/broken.py", "README.md", "a", "b", "c")
MADE = Bundle(
    facts=FACTS,
    issue=issue_text(FACTS),
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
