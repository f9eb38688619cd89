from __future__ import annotations

from dataclasses import replace

import pytest
from factories import PASSED, make_raised, make_trial

from errata.compare.judge import judge
from errata.model.case import Script
from errata.model.outcome import Frame, Outcome, ScriptResult
from errata.model.verdict import Judgement, Verdict, content_digest, observe, recall


def test_the_list_of_verdicts_is_closed() -> None:
    assert [str(verdict) for verdict in Verdict] == [
        "reproduces",
        "drifted",
        "masked",
        "healed",
        "fix-fails",
        "holds",
        "claim-fails",
        "flaky",
        "unavailable",
        "infra",
    ]


@pytest.mark.parametrize(
    ("frames", "functions"),
    [
        ("", ()),
        ("broken.py:<module>", (".",)),
        ("broken.py:<module> torch/_tensor.py:backward", ("backward",)),
        ("torch/a.py:wrapped torch/b.py:f torch/b.py:f broken.py:loss", ("wrapped", "f", ".")),
        ("functorch/_src/vmap.py:vmap python/pickle.py:dump", ("vmap", ".")),
    ],
)
def test_the_frameworks_functions_on_the_way_are_kept(
    frames: str, functions: tuple[str, ...]
) -> None:
    raised = make_raised()
    assert raised.signature is not None
    told = [Frame(file, 1, name) for file, _, name in (f.partition(":") for f in frames.split())]
    raised = replace(raised, signature=replace(raised.signature, frames=tuple(told)))
    assert observe(judge(make_trial(), raised, PASSED)).functions == functions


@pytest.mark.parametrize("verdict", list(Verdict))
def test_two_verdicts_say_nothing_about_the_case(verdict: Verdict) -> None:
    assert verdict.is_conclusive is (str(verdict) not in ("unavailable", "infra"))


def test_only_the_expected_verdict_is_as_documented() -> None:
    judgement = Judgement(
        trial=make_trial(),
        verdict=Verdict.HEALED,
        reason="",
        broken=PASSED,
        fixed=PASSED,
        expected=Verdict.HEALED,
    )
    assert judgement.is_as_documented
    assert not replace(judgement, verdict=Verdict.REPRODUCES).is_as_documented
    assert not replace(judgement, expected=None).is_as_documented


def test_an_observation_keeps_what_was_seen_and_nothing_that_varies() -> None:
    raised = make_raised(native=["f (x.cc)"])
    assert raised.signature is not None
    told = replace(
        raised,
        wall_s=1.5,
        traceback="Traceback …",
        signature=replace(
            raised.signature,
            bases=("Exception",),
            frames=(Frame(file="broken.py", line=1, function="f"),),
        ),
    )
    fixed = replace(PASSED, digest={"value": 3.0}, framework_version="2.15.0+cpu")
    seen = observe(judge(make_trial(), told, fixed))
    assert replace(seen, functions=()) == observe(judge(make_trial(), raised, fixed))
    assert seen.id == "torch/slug@torch-2.15.0:eager:cpu"
    assert (seen.verdict, seen.broken, seen.fixed) == (
        Verdict.REPRODUCES,
        Outcome.RAISED,
        Outcome.PASSED,
    )
    assert seen.signature == raised.signature
    assert seen.fixed_signature is None
    assert seen.result == {"value": 3.0}
    assert (seen.build, seen.python) == ("2.15.0+cpu", "3.11")


@pytest.mark.parametrize(
    ("broken", "detail"),
    [
        (ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"), "SIGSEGV"),
        (ScriptResult(outcome=Outcome.EXITED, exit_code=3), "exit 3"),
        (ScriptResult(outcome=Outcome.TIMED_OUT, detail="still running after 60 s"), ""),
        (make_raised(), ""),
    ],
)
def test_outcomes_without_an_exception_are_told_apart(broken: ScriptResult, detail: str) -> None:
    assert observe(judge(make_trial(), broken, PASSED)).detail == detail


def test_the_content_is_that_of_both_scripts() -> None:
    trial = make_trial()
    assert content_digest(trial) == "bbbbbbbbbbbb+ffffffffffff"
    other = replace(
        trial.case, script_digests=((Script.FIXED, "e" * 64), (Script.BROKEN, "b" * 64))
    )
    assert content_digest(replace(trial, case=other)) == "bbbbbbbbbbbb+eeeeeeeeeeee"


@pytest.mark.parametrize(
    "broken",
    [
        ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"),
        ScriptResult(outcome=Outcome.EXITED, exit_code=3),
        ScriptResult(outcome=Outcome.TIMED_OUT),
        make_raised(native=["f (x.cc)"]),
    ],
)
def test_what_the_record_keeps_can_be_observed_again(broken: ScriptResult) -> None:
    fixed = replace(PASSED, digest={"value": 3.0}, framework_version="2.15.0+cpu")
    seen = observe(judge(make_trial(), broken, fixed))
    assert observe(judge(make_trial(), *recall(seen))) == seen
