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
GOOD = likely(
    code=("torch.stft(...)",),
    unless=("torch.stft(..., return_complex=$_)",),
)


def case_of(name: str, *triggers: Trigger, broken: str = BROKEN, fixed: str = FIXED) -> Case:
    case = make_case(case_id=f"torch/{name}")
    return replace(case, broken=broken, fixed=fixed, folder=Path(name), triggers=triggers)


def faults(*cases: Case, alternatives: Any = ()) -> list[str]:
    proof = prove_triggers(cases, cases, dict(alternatives))
    return [f"{fault.case.id}: {fault.message}" for fault in proof.faults]


def test_a_proven_trigger() -> None:
    other = case_of("other", broken="import torch\n", fixed="import torch\n")
    proof = prove_triggers([case_of("one", GOOD)], [case_of("one", GOOD), other], {})
    assert (proof.counts.triggers, proof.counts.cases, proof.counts.scripts, proof.faults) == (
        1,
        1,
        4,
        (),
    )
    assert proof.counts.mutants == 2  # another name, an argument more


@pytest.mark.parametrize(
    ("trigger", "message"),
    [
        (
            likely(code=("torch.istft(...)",)),
            "does not find broken.py",
        ),
        (
            likely(code=("torch.stft(...)",)),
            "finds line 2 of fixed.py",
        ),
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


def test_what_no_script_shows_is_noticed() -> None:
    unshown = likely(
        code=("torch.stft($A, 8)", "$X.stft()"),
        where=(("X", ("name",)),),
    )
    assert faults(case_of("one", unshown)) == ["torch/one: another $X would not be noticed"]
    source = "import torch\ndef f(x):\n    return x.item()\ntorch.vmap(f)(y)\n"
    shown = likely(
        code=("$X.item()",),
        inside=("torch.func.vmap(...)",),
        lacks=("f()",),
    )
    assert faults(case_of("one", shown, broken=source, fixed="import torch\n")) == []
