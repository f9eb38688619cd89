"""What is asked of an optimizer and a model; real ones are asked by `errata check --watch`."""

from __future__ import annotations

import gc
import sys
from types import SimpleNamespace
from typing import Any
from weakref import ref

import numpy as np
import pytest

from errata_hints import looking


class Parameter:
    """A parameter; its gradient was written to so many times."""

    requires_grad = True

    def __init__(self, written: int | None = None) -> None:
        self.grad = None if written is None else SimpleNamespace(_version=written)


class Optimizer:
    def __init__(self, *parameters: Parameter) -> None:
        self.param_groups = [{"params": [one]} for one in parameters]


class Module:
    """A module with parameters and parts; what its kind is called, its name begins with."""

    def __init__(self, *parts: Module, **parameters: Parameter) -> None:
        self.training = True
        self.parts, self.own = parts, dict(parameters)

    def modules(self) -> list[Module]:
        return [self, *(one for part in self.parts for one in part.modules())]

    def parameters(self) -> list[Parameter]:
        return [one for module in self.modules() for one in module.own.values()]

    def eval(self) -> None:
        looking.trains_in_eval_mode(self)
        for one in self.modules():
            one.training = False


BatchNorm = type("BatchNorm", (Module,), {})


@pytest.mark.parametrize(
    ("versions", "kept"),
    [((0, 1, 2, 3), [0, 0, 1, 1]), ((0, 2, 4), [0, 0, 0]), ((2, 1, 2, 1, 2), [0] * 5)],
)
def test_gradients_that_only_backward_passes_wrote_to_were_kept(
    versions: tuple[int, ...], kept: list[int]
) -> None:
    optimizer = Optimizer(Parameter(), parameter := Parameter(0))
    for version, wanted in zip(versions, kept, strict=True):
        parameter.grad._version = version  # type: ignore[union-attr]
        for _ in range(2):  # the same when asked again
            assert looking.keeps_gradients(optimizer) == wanted


def test_a_step_without_gradients_is_found_after_a_pass_alone() -> None:
    parameter = Parameter(0)
    optimizer, trained = Optimizer(Parameter()), Optimizer(Parameter(), parameter)

    def found(*looks: Any) -> list[set[bool]]:
        seen = []
        for one in looks:
            looking.looked.number += 1
            seen += [{looking.loses_gradients(one) for _ in range(2)}]  # the same when asked again
        return seen

    assert found("loss", optimizer, "loss", optimizer) == [{False}, {False}, {False}, {True}]
    assert found(optimizer, "loss", trained) == [{False}] * 3
    assert found("loss", optimizer) == [{False}] * 2  # it was a pass for the other one
    parameter.grad = None
    assert found("loss", optimizer) == [{False}, {True}]


def test_gradients_that_are_not_finite_are_found_in_the_steps_that_are_asked() -> None:
    optimizer: Any = Optimizer(Parameter(), parameter := Parameter(0))
    seen = []
    for step in range(1, 10):
        looking.looked.number += 1
        parameter.grad = [1.0, np.nan if step in (3, 4, 8) else 2.0]  # type: ignore[assignment]
        seen += [looking.has_nonfinite_gradients(optimizer) for _ in range(2)]
    assert [at // 2 + 1 for at, found in enumerate(seen) if found] == [4, 4, 8, 8]


def test_a_parameter_that_no_module_has_is_found_in_the_first_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nn = SimpleNamespace(Parameter=Parameter)
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(nn=nn))
    trained, idle = Module(weight=Parameter(0)), Module(weight=Parameter())
    optimizer = Optimizer(*trained.parameters(), *idle.parameters())
    seen = []
    for _ in range(4):
        looking.looked.number += 1
        seen += [looking.has_orphans(optimizer) for _ in range(2)]
        idle.own.clear()
    assert seen == [False, False, True, True, True, True, False, False]  # after three steps none


def model_of(kind: type[Module]) -> tuple[Module, Optimizer]:
    model = Module(Module(weight=Parameter(0)), kind())
    return model, Optimizer(*model.parameters())


@pytest.mark.parametrize("kind", [BatchNorm, Module])
def test_a_model_that_differs_in_evaluation_is_trained_in_it(kind: type[Module]) -> None:
    model, optimizer = model_of(kind)
    model.eval()
    assert looking.trains_in_eval_mode(optimizer) is (kind is BatchNorm)
    model.training = True
    assert not looking.trains_in_eval_mode(optimizer)


def test_the_evaluated_model_must_be_the_trained_one() -> None:
    teacher, _ = model_of(BatchNorm)
    model, optimizer = model_of(BatchNorm)
    teacher.eval()
    model.eval()
    assert looking.trains_in_eval_mode(optimizer)
    model.training = True
    model.parts[1].eval()  # its batch normalisation alone
    assert not looking.trains_in_eval_mode(optimizer)


def test_nothing_lives_longer_for_it() -> None:
    model, optimizer = model_of(BatchNorm)
    model.eval()
    looking.keeps_gradients(optimizer)
    known: list[Any] = [ref(model), ref(optimizer)]
    del model, optimizer
    gc.collect()
    assert [one() for one in known] == [None, None]
