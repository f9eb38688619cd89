"""What a bisection says: what changed, what each look gave, which command comes next."""

from __future__ import annotations

import subprocess
from dataclasses import replace

from bisections import NEW, NO_WHEEL, OLD, PASSES, bisection, raised

from errata.compare.behaviour import compare_behaviours, name_behaviour
from errata.model.bisection import Side, Unknown
from errata.model.case import Script
from errata.report.bisection.words import (
    all_command,
    headline,
    join_modes,
    log_words,
    opening,
    side_word,
    stretches,
    summary,
    upgrade_command,
)

NASTY = raised("\x1b[2J [red]x[/red] \u202e `` | <b>", kind="a\nb")
CHANGE = [OLD, OLD, OLD, NEW, NEW, NEW, NEW]


def test_what_a_script_said_is_safe_to_show() -> None:
    found = bisection({"eager": [PASSES, PASSES, PASSES, NASTY, NASTY, NASTY, NASTY]})
    (change,) = found.answers[0].changes
    rows = compare_behaviours(change, Script.BROKEN)
    texts = [name_behaviour(NASTY), headline(found, change)]
    texts += [piece.text for row in rows for piece in row.now]
    texts += [words for line in found.log for words in log_words(line, "torch")]
    assert any("\\x1b" in text for text in texts)
    assert not [text for text in texts if "\x1b" in text or "\n" in text or "\u202e" in text]


def test_an_answer_that_is_not_exact_says_so_in_its_headline() -> None:
    found = bisection({"eager": [OLD, OLD, OLD, NO_WHEEL, NEW, NEW, NEW]})
    (change,) = found.answers[0].changes
    assert headline(found, change) == (
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
    (change,) = found.answers[0].changes
    assert upgrade_command(found, change) == (
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


BACK_AND_FORTH = [OLD, OLD, NEW, NEW, NEW, OLD, OLD]


def test_the_row_is_cut_into_stretches_at_the_changes() -> None:
    (answer,) = bisection({"eager": BACK_AND_FORTH}, every=True).answers
    assert stretches(answer) == (
        ("1.13.1", "2.0.1", OLD),
        ("2.5.1", "2.8.0", NEW),
        ("2.13.0", "2.15.0", OLD),
    )


def test_a_row_that_nobody_could_see_has_no_stretches() -> None:
    (answer,) = bisection({"eager": [NO_WHEEL] * 7}).answers
    assert stretches(answer) == ()


def test_modes_with_the_same_answer_are_joined_and_others_are_not() -> None:
    changed, same = [OLD, OLD, NEW, NEW, NEW, NEW, NEW], [PASSES] * 7
    found = bisection({"dynamic": same, "ast": changed, "sot": same, "other": BACK_AND_FORTH})
    assert [modes for modes, _ in join_modes(found.answers)] == [
        ("dynamic", "sot"),
        ("ast",),
        ("other",),
    ]


def test_a_question_is_answered_when_any_mode_is() -> None:
    unknown = [NO_WHEEL] * 7
    assert bisection({"eager": [OLD] * 7}).exit_code == 0
    assert bisection({"eager": BACK_AND_FORTH, "compile": unknown}).exit_code == 0
    assert bisection({"eager": unknown}).exit_code == 3


def test_confirmations_are_no_probes() -> None:
    found = bisection({"eager": [OLD, OLD, NEW, NEW, NEW, NEW, NEW]}, free=["2.0.1", "2.5.1"])
    assert len(found.log) == found.probes + 2
