"""What a bisection says: what changed, what each look gave, which command comes next."""

from __future__ import annotations

import subprocess
from dataclasses import replace

import pytest
from bisections import NEW, NO_WHEEL, OLD, PASSES, bisection, raised

from errata.model.behaviour import Behaviour
from errata.model.bisection import Side, Unknown
from errata.model.case import Script
from errata.model.outcome import Outcome
from errata.report.bisection.words import (
    all_command,
    change_words,
    headline,
    log_words,
    name_behaviour,
    opening,
    set_behaviours_side_by_side,
    side_word,
    summary,
    unlike_words,
    upgrade_command,
)

SEGV = Behaviour(outcome=Outcome.CRASHED, status="SIGSEGV")
ABRT = Behaviour(outcome=Outcome.CRASHED, status="SIGABRT")
HANGS = Behaviour(outcome=Outcome.TIMED_OUT)
WARNS = Behaviour(outcome=Outcome.PASSED, warnings=("old name",))
NASTY = raised("\x1b[2J [red]x[/red] \u202e `` | <b>", kind="a\nb")
CHANGE = [OLD, OLD, OLD, NEW, NEW, NEW, NEW]


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (OLD, NEW, "the message changed"),
        (raised("m"), raised("m", kind="ValueError"), "the type changed"),
        (raised("m"), raised("n", kind="ValueError"), "the type and the message changed"),
        (PASSES, raised("m"), "it begins to fail (raised RuntimeError)"),
        (raised("m"), PASSES, "it no longer fails (raised RuntimeError before)"),
        (PASSES, SEGV, "it begins to fail (crashed SIGSEGV)"),
        (SEGV, ABRT, "the signal changed"),
        (SEGV, raised("m"), "it crashed SIGSEGV before and raised RuntimeError now"),
        (HANGS, raised("m"), "it timed out before and raised RuntimeError now"),
        (
            Behaviour(outcome=Outcome.EXITED, status="exit 1"),
            Behaviour(outcome=Outcome.EXITED, status="exit 2"),
            "the exit code changed",
        ),
        (PASSES, WARNS, "it begins to fail (a documented warning)"),
        (WARNS, PASSES, "it no longer fails (a documented warning before)"),
        (WARNS, replace(WARNS, warnings=("new name",)), "the documented warning changed"),
    ],
)
def test_what_changed_is_said_in_words(before: Behaviour, after: Behaviour, words: str) -> None:
    assert change_words(before, after) == words


@pytest.mark.parametrize(
    ("behaviour", "words"),
    [
        (PASSES, "passed"),
        (raised("m"), "raised RuntimeError: m"),
        (raised(""), "raised RuntimeError"),
        (SEGV, "crashed (SIGSEGV)"),
        (HANGS, "timed out"),
        (Behaviour(outcome=Outcome.OUT_OF_MEMORY), "ran out of memory"),
        (WARNS, "passed with the documented warning: old name"),
    ],
)
def test_a_behaviour_is_named(behaviour: Behaviour, words: str) -> None:
    assert name_behaviour(behaviour) == words


def test_what_a_script_said_is_safe_to_show() -> None:
    found = bisection({"eager": [PASSES, PASSES, PASSES, NASTY, NASTY, NASTY, NASTY]})
    (boundary,) = found.answers[0].boundaries
    rows = set_behaviours_side_by_side(boundary, Script.BROKEN)
    texts = [name_behaviour(NASTY), headline(found, boundary)]
    texts += [piece.text for row in rows for piece in row.now]
    texts += [words for line in found.log for words in log_words(line, "torch")]
    assert any("\\x1b" in text for text in texts)
    assert not [text for text in texts if "\x1b" in text or "\n" in text or "\u202e" in text]


def test_both_sides_of_a_change_are_compared_word_by_word() -> None:
    (boundary,) = bisection({"eager": CHANGE}).answers[0].boundaries
    rows = {row.name: row for row in set_behaviours_side_by_side(boundary, Script.BROKEN)}
    assert list(rows) == ["broken.py", "type", "message", "at"]
    assert [name for name, row in rows.items() if row.differs] == ["message"]
    differing = [piece.text for piece in rows["message"].now if piece.differs]
    assert differing == ["Relu,", "torch.autograd.set_detect_anomaly(True, check_nan=False)."]


def test_an_answer_that_is_not_exact_says_so_in_its_headline() -> None:
    found = bisection({"eager": [OLD, OLD, OLD, NO_WHEEL, NEW, NEW, NEW]})
    (boundary,) = found.answers[0].boundaries
    assert headline(found, boundary) == (
        "torch 2.5.1 -> 2.8.0: the message changed; 1 release between cannot be decided"
    )


def test_every_look_is_one_sentence_where_modes_agree() -> None:
    found = bisection({"graph": CHANGE, "pynative": CHANGE}, free=["1.13.1"])
    said = [log_words(line, "torch") for line in found.log]
    assert [len(sentences) for sentences in said] == [1] * len(said)
    assert said[0][0].startswith("torch 1.13.1, reused: good, raised RuntimeError: one of the")
    assert said[1][0].startswith(
        "torch 2.15.0, built in 90 s: bad, unlike 1.13.1 in the message: raised RuntimeError"
    )
    assert said[2] == ("torch 2.6.0, built in 90 s: bad, as on 2.15.0",)


def test_every_mode_has_its_own_sentence_where_they_differ() -> None:
    found = bisection({"graph": CHANGE, "pynative": [PASSES] * 7, "eager": [PASSES] * 7})
    first, second = log_words(found.log[0], "torch")
    assert first.startswith("torch 1.13.1, built in 90 s, graph: good, raised")
    assert second == "torch 1.13.1, built in 90 s, pynative and eager: good, passed"


def test_what_could_not_be_asked_is_not_called_measured() -> None:
    found = bisection({"eager": [NO_WHEEL, *CHANGE[1:]]})
    assert log_words(found.log[0], "torch") == (
        f"torch 1.13.1, not asked: unknown, {NO_WHEEL.reason}",
    )


def test_a_confirmation_says_how_it_went() -> None:
    again = {"2.6.0": Unknown(reason="masked: fails somewhere else")}
    found = bisection({"eager": CHANGE}, free=["2.5.1", "2.6.0", "2.8.0"], again=again)
    said = {line.release: log_words(line, "torch")[0] for line in found.log if line.confirms}
    assert said["2.5.1"] == "torch 2.5.1, measured again: confirmed"
    assert said["2.6.0"].startswith("torch 2.6.0, measured again: unknown, two runs disagree: ")


def test_a_confirmation_that_was_not_possible_says_why() -> None:
    found = bisection({"eager": CHANGE}, free=["2.5.1"], again={"2.5.1": NO_WHEEL})
    (line,) = [line for line in found.log if line.confirms]
    assert log_words(line, "torch") == (
        f"torch 2.5.1, not asked: not confirmed: {NO_WHEEL.reason}",
    )


def test_asked_for_all_sides_are_not_spoken_of() -> None:
    found = bisection({"eager": CHANGE}, every=True)
    words = [sentence for line in found.log for sentence in log_words(line, "torch", every=True)]
    assert words[1] == "torch 2.0.1, built in 90 s: as on 1.13.1"
    assert not [sentence for sentence in words if "good" in sentence or "bad" in sentence]


def test_asked_the_other_way_round_the_older_end_is_the_bad_one() -> None:
    assert side_word(Side.GOOD, flipped=True) == "bad"
    assert side_word(Side.BAD, flipped=True) == "good"
    assert side_word(Side.NEITHER, flipped=True) == "neither"
    assert side_word(Side.GOOD, flipped=False) == "good"


def test_only_behaviours_of_one_outcome_are_said_to_differ_in_something() -> None:
    assert unlike_words("2.0.1", OLD, NEW) == "unlike 2.0.1 in the message"
    assert unlike_words("2.0.1", OLD, PASSES) == ""


def test_the_opening_says_what_is_asked() -> None:
    assert opening("torch/x", Script.FIXED, "torch", ["2.0.1", "2.5.1", "2.6.0"]) == (
        "torch/x, fixed.py: 3 releases of torch, 2.0.1 to 2.6.0"
    )


def test_the_summary_counts_releases_cells_and_environments() -> None:
    built = bisection({"eager": CHANGE})
    assert summary(built) == (
        "4 of 7 releases asked · 16 cells run, 3 reused · 4 environments built in 6 min 00 s"
        " · 6 min 41 s"
    )
    free = bisection({"eager": CHANGE}, free=built.releases)
    assert "· 0 environments built ·" in summary(free)


def test_the_commands_can_be_copied() -> None:
    found = replace(bisection({"eager": CHANGE}), corpora=("my cases",))
    (boundary,) = found.answers[0].boundaries
    assert upgrade_command(found, boundary) == (
        "errata upgrade torch 2.5.1 2.6.0 torch/inplace-dropout-after-relu --corpus 'my cases'"
    )
    asked = replace(
        found, good="2.0.1", bad="2.15.0", backend="gpu", script=Script.FIXED, unlisted=True
    )
    words = subprocess.run(
        ["sh", "-c", f"set -- {all_command(asked)}; printf '%s\\n' \"$@\""],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert words == [
        *("errata", "bisect", "torch/inplace-dropout-after-relu"),
        *("--good", "2.0.1", "--bad", "2.15.0", "--backend", "gpu", "--script", "fixed"),
        *("--unlisted", "--all", "--corpus", "my cases"),
    ]
