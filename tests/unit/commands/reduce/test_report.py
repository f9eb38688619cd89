from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from errata.commands.reduce.bench import Before
from errata.commands.reduce.criterion import Criterion, Rate, Rates, Same
from errata.commands.reduce.reducing import (
    Reduction,
    Search,
    beginning,
    ending,
    headline,
    progress_words,
)
from errata.commands.reduce.subject import Subject
from errata.model.outcome import Isolation, Outcome, ScriptResult, Signature
from errata.running.runner import Target

RATES = Rates(fork=Rate(hits=10, runs=10), fresh=Rate(hits=3, runs=3))
CRITERION = Criterion(
    outcome=Outcome.RAISED,
    filename="fail.py",
    type="ValueError",
    message="bad \x1b[2J",
    by_script=True,
)


def make_before(criterion: Criterion = CRITERION, rates: Rates = RATES) -> Before:
    subject = Subject(
        name="fail.py",
        where="torch-2.15.0",
        original=Path("fail.py"),
        source="x = 1\ny = 2\nfail(x, y)\n",
        target=Target(id="torch-2.15.0", python=Path("python")),
        timeout_s=60,
    )
    signature = Signature(type=criterion.type, message=criterion.message or "")
    return Before(
        subject=subject,
        criterion=criterion,
        result=ScriptResult(outcome=criterion.outcome, signature=signature),
        rates=rates,
        isolation=Isolation.FORK,
        fresh_because="",
        documented=False,
    )


def make_reduction(before: Before | None = None, rates: Rates | None = RATES) -> Reduction:
    accepted = ["x = 1\nfail(x, 2)", "fail(0)"]
    found = Search(accepted=accepted, tried=30, known=4, refused=2, seconds=2.0)
    return Reduction(before=before or make_before(), found=found, rates=rates)


def test_what_is_kept_and_what_is_looser_is_listed() -> None:
    assert beginning(make_before()) == [
        ("keeps", "ValueError, raised by a statement of the script"),
        ("", "the message: bad \x1b[2J"),
        ("may change", "the statement, line numbers, names, layout; comments go"),
        ("fails in", "10 of 10 runs forked, 3 of 3 runs fresh"),
    ]
    wording = dict(beginning(make_before(replace(CRITERION, same=Same.WORDING))))
    assert wording["may change"].startswith("numbers in the message, the statement")
    loosest = dict(beginning(make_before(replace(CRITERION, same=Same.TYPE, message=None))))
    assert loosest["may change"].startswith("the message, the statement")


def test_many_functions_on_the_way_are_counted() -> None:
    through = frozenset(f"f{number} (torch/x.py)" for number in range(9))
    rows = beginning(make_before(replace(CRITERION, through=through)))
    assert any(text.endswith("f3 (torch/x.py) and 5 more") for _, text in rows)


def test_a_failure_by_chance_is_called_flaky() -> None:
    rates = Rates(fork=Rate(hits=5, runs=10), fresh=Rate(hits=1, runs=3))
    rows = dict(beginning(make_before(rates=rates)))
    assert rows["fails in"] == "5 of 10 runs forked, 1 of 3 runs fresh (flaky)"


def test_the_end_says_sizes_rates_and_candidates_per_second() -> None:
    reduction = make_reduction()
    assert headline(reduction) == "3 → 1 lines, 23 → 7 characters"
    tried = "30 run in 2.0 s, 15.0 per second; 4 were known already, 2 not worth running"
    assert ending(reduction) == [
        ("fails in", "10 of 10 runs forked, 3 of 3 runs fresh; as before"),
        ("candidates", tried),
    ]
    words = progress_words(reduction.found)
    assert words == "1 lines, 7 characters; 30 tried, 15.0/s, 4 known already, 2 s"


def test_what_is_to_be_distrusted_is_said() -> None:
    wrong = replace(CRITERION, type="AssertionError")
    before = make_before(wrong)
    signature = Signature(type="AssertionError", message="", at="assert x")
    before = replace(before, result=replace(before.result, signature=signature))
    reduction = replace(make_reduction(before, rates=None), taken_back=1)
    labels = [label for label, _ in ending(reduction)]
    assert labels == ["not verified", "taken back", "candidates", "not proven"]
