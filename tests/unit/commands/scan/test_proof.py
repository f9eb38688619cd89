from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from factories import make_case

from errata.commands.scan.proof import prove_triggers
from errata.model.case import Case, Confidence, Trigger

BROKEN = "import torch\ny = torch.stft(x, 8)\n"
FIXED = "import torch\ny = torch.stft(x, 8, return_complex=True)\n"
likely = partial(Trigger, confidence=Confidence.LIKELY)
GOOD = likely(code=("torch.stft(...)",), unless=("torch.stft(..., return_complex=$_)",))


def case_of(name: str, *triggers: Trigger, broken: str = BROKEN, fixed: str = FIXED) -> Case:
    case = make_case(case_id=f"torch/{name}")
    return replace(case, broken=broken, fixed=fixed, folder=Path(name), triggers=triggers)


def faults(*cases: Case, alternatives: Any = ()) -> list[str]:
    proof = prove_triggers(cases, cases, dict(alternatives))
    return [f"torch/{one.file.partition('/')[0]}: {one.message}" for one in proof.problems]


def test_a_proven_trigger() -> None:
    other = case_of("other", broken="import torch\n", fixed="import torch\n")
    proof = prove_triggers([case_of("one", GOOD)], [case_of("one", GOOD), other], {})
    counts = proof.counts
    assert (counts.triggers, counts.cases, counts.scripts, proof.problems) == (1, 1, 4, ())
    assert counts.unshown == ("torch/one",)  # without trigger.py it is a possibility


@pytest.mark.parametrize(
    ("trigger", "message"),
    [
        (likely(code=("torch.istft(...)",)), "does not find broken.py"),
        (likely(code=("torch.stft(...)",)), "finds line 2 of fixed.py"),
        (
            replace(GOOD, replace="torch.stft(..., return_complex=False)"),
            "its replacement does not make fixed.py of broken.py",
        ),
        (replace(GOOD, also=("torch/two",)), "does not find the scripts of torch/two"),
    ],
)
def test_a_trigger_that_is_not_proven(trigger: Trigger, message: str) -> None:
    assert faults(case_of("one", trigger)) == [f"torch/one: {message}"]


def test_a_replacement_makes_the_fixed_script() -> None:
    good = replace(GOOD, replace="torch.stft(..., return_complex=True)")
    assert faults(case_of("one", good, fixed=f'"""Fixed."""  # why\n{FIXED}')) == []


def test_scripts_of_other_cases_and_alternatives() -> None:
    one, two = case_of("one", GOOD), case_of("two")
    assert faults(one, two) == ["torch/one: finds line 2 of torch/two/broken.py"]
    assert faults(case_of("one", replace(GOOD, also=("torch/two",))), two) == []
    advice = replace(GOOD, confidence=Confidence.POSSIBLE)
    assert faults(case_of("one", advice), two) == []
    other_fix = {"torch/one": ["import torch\n", BROKEN]}
    assert faults(one, alternatives=other_fix) == ["torch/one: finds line 2 of alternative 2"]


EXAMPLES = """\
import torch

# %%
y = torch.stft(x, 8)  # errata: hit

# %%
from torch import stft

y = stft(x, 8)  # errata: hit

# %%
y = torch.stft(x, n_fft=8)  # errata: hit

# %%
y = torch.stft(x, 8, return_complex=True)  # errata: ok
z = torch.stft(x, 8, return_complex=False)  # errata: ok
y = torch.istft(x, 8)  # errata: ok
"""


def test_examples_show_what_is_found_and_what_is_not() -> None:
    shown = replace(case_of("one", GOOD), trigger_examples=EXAMPLES)
    proof = prove_triggers([shown], [shown], {})
    assert (proof.problems, proof.counts.hits, proof.counts.right) == ((), 3, 3)
    assert proof.counts.unshown == ()
    assert shown.shown_triggers == (GOOD,)
    fewer = replace(shown, trigger_examples=EXAMPLES.replace("errata: ok", "right"))
    assert [one.confidence for one in fewer.shown_triggers] == [Confidence.POSSIBLE]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("y = stft(x, 8)", "y = fft(x, 8)", 9, "is marked as a hit, and not found"),
        ("y = torch.istft", "y = torch.stft", 17, "is found by trigger[1], and not marked"),
        ("n_fft=8)", "n_fft=8", 12, "does not parse"),
    ],
)
def test_examples_that_are_found_otherwise(old: str, new: str, line: int, message: str) -> None:
    shown = replace(case_of("one", GOOD), trigger_examples=EXAMPLES.replace(old, new))
    (problem, *_) = prove_triggers([shown], [shown], {}).problems
    assert (problem.line, problem.file) == (line, "one/trigger.py")
    assert message in problem.message


def test_a_trigger_that_no_example_shows() -> None:
    other = likely(code=("torch.istft(..., center=False)",))
    broken = f"{BROKEN}torch.istft(x, center=False)\n"
    shown = replace(case_of("one", GOOD, other, broken=broken), trigger_examples=EXAMPLES)
    (problem,) = prove_triggers([shown], [shown], {}).problems
    assert (problem.key, problem.message) == ("trigger[2]", "finds nothing in trigger.py")
