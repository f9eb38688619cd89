from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from factories import texts

import errata_hints
from errata_hints.__main__ import main
from errata_hints.watching import KnownFailure, Watch

FRAMEWORK = dict(texts("programs/stand-in-torch"))  # by the name of the file
ABOUT = {"case": "torch/loss", "title": "A loss", "number": 0, "confidence": "certain"}
SHAPES = {
    **ABOUT,
    "call": ["torch.functional.loss(input, target)"],
    "when": "input.shape != target.shape",
}
COLUMN, ROW = np.zeros((4, 1)), np.zeros(4)


@pytest.fixture(autouse=True)
def _framework(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A stand-in for torch: what is tested is how functions are replaced."""
    folder = tmp_path / "torch"
    folder.mkdir()
    for name, text in FRAMEWORK.items():
        (folder / name).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "torch"]:
        del sys.modules[name]


def begin(*triggers: dict[str, Any], raises: bool = False) -> tuple[Watch, list[dict[str, Any]]]:
    found: list[dict[str, Any]] = []
    watch = Watch({"torch": triggers}, found.append, raises=raises)
    watch.start()
    return watch, found


def test_a_place_is_found_once_with_its_values() -> None:
    watch, found = begin(SHAPES)
    torch: Any = importlib.import_module("torch")
    for _ in range(3):
        result = torch.functional.loss(COLUMN, target=ROW)
    torch.functional.loss(ROW, ROW)
    watch.stop()
    torch.functional.loss(COLUMN, ROW)
    assert result == ("loss", (4, 1), (4,))
    assert [(one["case"], one["values"]) for one in found] == [
        ("torch/loss", ["input.shape is (4, 1)", "target.shape is (4,)"])
    ]
    assert found[0]["file"] == __file__
    assert found[0]["call"] == "torch.functional.loss"


def test_functions_are_themselves_afterwards() -> None:
    method = {**SHAPES, "call": ["torch.Tensor.sum(self, dim)"], "when": "dim == 1"}
    torch: Any = importlib.import_module("torch")
    before = torch.functional.loss, vars(torch.Tensor)["sum"], torch.Optimiser.__init__
    watch, found = begin(SHAPES, method)
    assert torch.functional.loss is not before[0]
    assert torch.Tensor.sum.__doc__ == "The sum."
    assert torch.Tensor().sum(1) == 1
    watch.stop()
    assert (torch.functional.loss, vars(torch.Tensor)["sum"], torch.Optimiser.__init__) == before
    assert len(found) == 1
    assert not any(type(one).__module__ == "errata_hints.watching" for one in sys.meta_path)


def test_classes_results_and_modules_that_are_imported_later() -> None:
    made = {**SHAPES, "call": ["torch.Optimiser(rate)"], "when": "rate < 0"}
    result = {**SHAPES, "call": ["torch.later.loss(x)"], "when": "result.ndim == x.ndim == 1"}
    watch, found = begin(made, result)
    torch: Any = importlib.import_module("torch")
    assert torch.Optimiser(rate=-1).rate == -1
    later: Any = importlib.import_module("torch.later")
    assert later.loss(ROW) is ROW
    watch.stop()
    assert [one["values"] for one in found] == [["rate is -1"], ["result.ndim is 1", "x.ndim is 1"]]


def test_a_compiler_sees_the_original() -> None:
    torch: Any = importlib.import_module("torch")
    original = torch.functional.loss
    watch, _ = begin(SHAPES)
    assert torch.jit.script(None) is original
    assert torch.functional.loss is not original
    watch.stop()


def test_the_place_is_outside_the_framework() -> None:
    equal = {**SHAPES, "when": "input.shape == target.shape"}
    watch, found = begin(equal)
    torch: Any = importlib.import_module("torch")
    torch.functional.total(ROW)
    torch.functional.total(ROW)  # errata: ignore[torch/loss]
    torch.functional.total(ROW)  # errata: ignore[torch/other]
    watch.stop()
    lines = Path(__file__).read_text().splitlines()
    assert [lines[one["line"] - 1].strip() for one in found] == [
        "torch.functional.total(ROW)",
        "torch.functional.total(ROW)  # errata: ignore[torch/other]",
    ]


def test_a_finding_can_be_an_exception() -> None:
    watch, found = begin(SHAPES, raises=True)
    torch: Any = importlib.import_module("torch")
    with pytest.raises(KnownFailure, match=r"torch/loss: A loss \(input.shape is \(4, 1\)"):
        torch.functional.loss(COLUMN, ROW)
    watch.stop()
    assert len(found) == 1


def test_functions_that_are_not_there_are_left_out() -> None:
    absent = {**SHAPES, "call": ["torch.functional.gone(input, target)", "torch.no.such(input)"]}
    absent["when"] = "input.ndim == 1"
    watch, found = begin(absent)
    torch: Any = importlib.import_module("torch")
    assert torch.functional.total(ROW)
    watch.stop()
    assert found == []


def test_in_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, seen = tmp_path / "plan.json", tmp_path / "seen"
    plan.write_text(json.dumps({"triggers": {"torch": [SHAPES]}}))
    watch = errata_hints.watch(str(plan), found=str(seen))
    torch: Any = importlib.import_module("torch")
    torch.functional.loss(COLUMN, ROW)
    watch.stop()
    words = capsys.readouterr().err
    assert "torch/loss: input.shape is (4, 1); target.shape is (4,)" in words
    assert seen.read_text().count("\n") == 1


@pytest.mark.parametrize("text", ["", "no JSON", "[]", '{"triggers": {"torch": [{"call": 1}]}}'])
def test_a_plan_that_is_none(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = tmp_path / "plan.json"
    if text:
        plan.write_text(text)
    before = sys.excepthook
    with pytest.raises(SystemExit) as ended:
        main(["--watch", str(plan), "train.py"])
    sys.excepthook = before
    assert ended.value.code == 2
    assert f"errata_hints: {str(plan)!r} is no plan: " in capsys.readouterr().err
