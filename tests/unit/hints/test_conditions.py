from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from errata_hints import looking
from errata_hints.conditions import Condition
from errata_hints.watching import read_call

BOTH = ["input", "target"]
COLUMN, ROW = np.zeros((4, 1), "float32"), np.zeros(4, "float32")


def holds(text: str, **arguments: Any) -> bool:
    return Condition(text, list(arguments)).holds([*arguments.values()])


@pytest.mark.parametrize(
    ("text", "input_", "target", "wanted"),
    [
        ("input.shape != target.shape", COLUMN, ROW, True),
        ("input.shape != target.shape", ROW, ROW, False),
        ("input.shape[0] == 4 and input.ndim == 2", COLUMN, ROW, True),
        ("input.size - target.size == 0 and not input.ndim == 1", COLUMN, ROW, True),
        ("input.dtype == float32 and target.dtype in (int8, uint8)", ROW, ROW, False),
        ("input.dtype == uint8", np.zeros(2, "uint8"), None, True),
        ("target is None", COLUMN, None, True),
        ("target is not None and target.ndim == 1", COLUMN, ROW, True),
        ("input == -1 or target == 'mean'", 0, "mean", True),
        ("any(one.shape != input[0].shape for one in input)", [COLUMN, ROW], None, True),
        ("len(input) == 3", [1, 2, 3], None, True),
        ("highest(input) >= target.shape[0]", np.array([1, 4]), ROW, True),
        ("lowest(input) < 0", np.array([1, 4]), None, False),
        ("total(input) > 255", np.full(3, 200, "uint8"), None, True),
        ("has_nan(input) and not has_inf(input)", np.array([1.0, np.nan]), None, True),
        ("is_outside(input, target)", np.array([[0, 1], [1, 3]]), (2, 3), True),
        ("is_outside(input, target)", np.array([[0, 1], [1, 2]]), (2, 3), False),
        ("is_outside(input, target)", np.array([[0, -1]]), (2,), True),
        ("has_pair(input, 7, target, -1)", np.array([7, 1]), np.array([-1, 1]), True),
        ("has_pair(input, 7, target, -1)", np.array([7, 1]), np.array([1, -1]), False),
        ("has_pair(input, 7, target, -1)", np.array([7, 1]), -1, True),
        ("is_same(input, target)", COLUMN, COLUMN, True),
        ("is_same(input, target)", COLUMN, COLUMN.copy(), False),
        ("has_duplicates(input)", np.array([[0, 1], [1, 2]]), None, True),
        ("has_row_of(input, True)", np.array([[True, False], [True, True]]), None, True),
        ("has_row_of(input, True)", np.array([[True, False], [False, True]]), None, False),
        ("count_of(input, 2) == 3", np.array([[2, 1, 2], [0, 2, 5]]), None, True),
        ("not fits(total(input), input.dtype)", np.array([100, 28], "int8"), None, True),
        ("not fits(total(input), input.dtype)", np.array([-100, -28], "int8"), None, False),
        ("fits(input, uint8) and not fits(target, uint8)", 255, -1, True),
        ("fits(total(input), int64)", np.array([2**62, 2**62]), None, False),
        ("all_are(input, -100)", np.full(3, -100), None, True),
        ("is_integer(input) and not is_floating(input)", np.zeros(1, "int64"), None, True),
        ("kind_of(target) == 'float'", ROW, 1.0, True),
        ("is_tensor(input)", ROW, None, False),
        ("input.start is None and input.step == 2", slice(None, 4, 2), None, True),
    ],
)
def test_what_holds(text: str, input_: Any, target: Any, wanted: bool) -> None:
    assert holds(text, input=input_, target=target) is wanted


@pytest.mark.parametrize(
    ("text", "argument"),
    [
        ("input.shape == (1,)", SimpleNamespace(shape=(1,))),
        ("input.shape != (1,)", None),
        ("input == 1", object()),
        ("highest(input) > 0", np.zeros(0)),
        ("input[3].ndim == 1", [ROW]),
        ("input.start == 1", 7),
        ("has_nan(input)", "text"),
    ],
)
def test_what_cannot_be_looked_at_does_not_hold(text: str, argument: Any) -> None:
    assert not holds(text, input=argument)


def test_an_argument_is_asked_for_nothing_of_its_own() -> None:
    class Tracer:
        asked = 0

        def __getattr__(self, name: str) -> Any:
            type(self).asked += 1
            return self

        def __eq__(self, other: object) -> bool:
            type(self).asked += 1
            return True

        __hash__ = None  # type: ignore[assignment]

    tracer = Tracer()
    for text in ("input.shape == (1,)", "input == 1", "highest(input) > 1", "max(input, 1) == 1"):
        assert not holds(text, input=tracer)
    assert Tracer.asked == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("input.shape !=", "is no expression"),
        ("input.__class__ == 1", ".__class__ is not one of"),
        ("input.data_ptr() == 1", "the functions are"),
        ("open('x') == input", "the functions are"),
        ("__import__('os') is input", "the functions are"),
        ("highest(input, axis=0) > 1", "highest takes no keywords"),
        ("other.shape == input.shape", "other is neither a parameter of the call nor a dtype"),
        ("len(lambda: input) == 1", "Lambda cannot be part of a condition"),
        ("[one for one in input] == []", "ListComp cannot be part of a condition"),
        ("(x := input) == 1", "NamedExpr cannot be part of a condition"),
        ("f'{input}' == ''", "JoinedStr cannot be part of a condition"),
        ("any(a == b for a, b in input)", "a loop is `for NAME in …`"),
        ("1 == 1", "says nothing about input, target, result"),
        ("input ** 9 ** 9 > 1", "Pow cannot be part of a condition"),
    ],
)
def test_what_a_condition_may_not_say(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        Condition(text, BOTH)


def test_what_decided() -> None:
    condition = Condition("input.shape != target.shape and highest(target) >= 0", BOTH)
    assert condition.values([COLUMN, ROW]) == [
        "input.shape is (4, 1)",
        "target.shape is (4,)",
        "highest(target) is 0.0",
    ]
    about = Condition("is_integer(input) and grad_enabled() and highest(input) > 2", ["input"])
    assert about.values([np.array([1, 3])]) == ["highest(input) is 3"]
    only = Condition("is_tensor(input)", ["input"])
    assert only.values([ROW]) == ["is_tensor(input) is False"]
    flags = Condition("not has_nan(input) or input.dtype == uint8", ["input"])
    assert flags.values([ROW]) == ["has_nan(input) is False", "input.dtype is float32"]


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        ({"p": 0.5, "training": True}, True),
        ({"p": 0.0, "training": True}, False),
        ({"p": 0.5, "training": False}, False),
    ],
)
def test_whether_a_module_drops(state: dict[str, Any], wanted: bool) -> None:
    dropout = type("Dropout1d", (), {})()
    vars(dropout).update(state)
    block = SimpleNamespace(_modules={"drop": dropout, "none": None}, p=0.5, training=True)
    assert holds("drops(model)", model=SimpleNamespace(_modules={"block": block})) is wanted


def test_large_tensors_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "_is_tensor", lambda value: True)
    monkeypatch.setattr(looking, "LARGEST", 3)
    assert not holds("has_duplicates(input)", input=SimpleNamespace(size=4, dtype="x"))


def test_what_failed_before_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pending:
        size, dtype = 1, "float32"

        def asnumpy(self) -> None:
            raise TypeError("an earlier operation failed")

    monkeypatch.setattr(looking, "_is_tensor", lambda value: True)
    monkeypatch.setattr(looking, "_is_on_cpu", lambda value: True)
    with pytest.raises(TypeError, match="an earlier operation failed"):
        holds("has_nan(input)", input=Pending())


def test_the_parameters_of_a_call() -> None:
    call = read_call("torch.nn.functional.pad(input, pad, mode='constant', value=None)")
    assert call.name == "torch.nn.functional.pad"
    assert call.bind((1,), {"mode": "reflect", "other": 3}) == [1, None, "reflect", None]
    assert call.bind((1, 2, 3, 4, 5), {}) == [1, 2, 3, 4]


def test_what_would_change_a_program_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be watched"):
        read_call("torch.Tensor.__getitem__(self, index)")


@pytest.mark.parametrize(
    "text",
    ["torch.sum", "sum(input)", "torch.sum(", "torch.sum(*args)", "torch.sum(x=f())", "a b.c(x)"],
)
def test_what_is_no_call(text: str) -> None:
    with pytest.raises(ValueError, match="is no call with parameters"):
        read_call(text)
