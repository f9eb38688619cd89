from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import Tolerance
from errata.model.digest import DEFAULT_TOLERANCES, EXACT, differences
from errata.running import child_script

describe_result: Any = child_script.describe_result  # untyped: it runs on Python 3.7 as well

# What `torch.testing.assert_close` documents, by dtype.
TORCH = {
    "float16": (1e-3, 1e-5),
    "bfloat16": (1.6e-2, 1e-5),
    "float32": (1.3e-6, 1e-5),
    "float64": (1e-7, 1e-7),
}


def array(
    *sample: object, dtype: str = "float32", shape: list[int] | None = None
) -> dict[str, Any]:
    """Make the digest of an array, with the first element as its mean and extremes."""
    first = sample[0]
    return {
        "shape": [len(sample)] if shape is None else shape,
        "dtype": dtype,
        "mean": first,
        "min": first,
        "max": first,
        "sample": list(sample),
    }


KEPT = st.floats(width=32).map(lambda value: describe_result(value)["value"])
LEAVES = st.one_of(
    KEPT.map(lambda value: {"value": value}),
    st.booleans().map(lambda value: {"value": value}),
    st.text(max_size=5).map(lambda value: {"value": value}),
    st.just({"value": None}),
    st.sampled_from([{"type": "set"}, {"error": "RuntimeError"}]),
    st.builds(
        lambda sample, dtype: array(*sample, dtype=dtype),
        st.lists(KEPT, min_size=1, max_size=5),
        st.sampled_from(["float32", "float64", "int64", "bool", "fp32", "complex64"]),
    ),
)
DIGESTS = st.recursive(
    LEAVES,
    lambda inner: st.dictionaries(st.text(min_size=1, max_size=5), inner, max_size=3),
    max_leaves=6,
)
TOLERANCES = st.one_of(
    st.none(), st.just(EXACT), st.builds(Tolerance, rtol=st.floats(0, 1), atol=st.floats(0, 10))
)


def test_the_defaults_are_those_of_torch_testing() -> None:
    assert {name: (t.rtol, t.atol) for name, t in DEFAULT_TOLERANCES.items()} == TORCH


@given(DIGESTS, TOLERANCES)
def test_a_digest_equals_itself_within_any_tolerance(
    digest: dict[str, Any], tolerance: Tolerance
) -> None:
    assert differences(digest, digest, tolerance) == ()
    assert differences(digest, json.loads(json.dumps(digest)), tolerance) == ()


@given(DIGESTS, DIGESTS, TOLERANCES)
def test_neither_side_counts_as_the_right_one(
    one: dict[str, Any], other: dict[str, Any], tolerance: Tolerance
) -> None:
    forth, back = differences(one, other, tolerance), differences(other, one, tolerance)
    assert len(forth) == len(back)


@given(DIGESTS, DIGESTS)
def test_zero_tolerance_asks_for_equality(one: dict[str, Any], other: dict[str, Any]) -> None:
    same = _canonical(one) == _canonical(other)
    assert (differences(one, other, EXACT) == ()) == same


@given(DIGESTS, DIGESTS, st.floats(0, 1), st.floats(0, 1))
def test_a_wider_tolerance_never_sees_more(
    one: dict[str, Any], other: dict[str, Any], low: float, high: float
) -> None:
    low, high = sorted((low, high))
    narrow = differences(one, other, Tolerance(rtol=low, atol=low))
    wide = differences(one, other, Tolerance(rtol=high, atol=high))
    assert len(wide) <= len(narrow)


@given(st.floats(min_value=1e-30, max_value=1e30), st.sampled_from([*TORCH]))
def test_rounding_to_six_digits_is_never_a_difference(value: float, dtype: str) -> None:
    beside = math.nextafter(value, math.inf)
    kept = [describe_result(v)["value"] for v in (value, beside)]
    assert differences(array(kept[0], dtype=dtype), array(kept[1], dtype=dtype)) == ()


def _canonical(digest: object) -> object:
    """Write a digest so that equal ones compare equal, whatever its type's name."""
    if isinstance(digest, dict):
        if isinstance(digest.get("shape"), list):
            digest = {**digest, "dtype": {"fp32": "float32"}.get(digest["dtype"], digest["dtype"])}
            if len(digest["sample"]) == 1:
                digest = {key: digest[key] for key in ("shape", "dtype", "sample")}
            if len(digest["shape"]) != 1 or len(digest["sample"]) != digest["shape"][0]:
                raise AssertionError("not made by `array`")
        return {key: _canonical(value) for key, value in digest.items()}
    if isinstance(digest, list):
        return [_canonical(item) for item in digest]
    if isinstance(digest, float):
        return ("number", digest + 0.0)
    return (type(digest).__name__, digest)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ({"value": 1.0}, {"value": 1.00001}, ()),  # one in the sixth digit
        ({"value": 1.0}, {"value": 1.00003}, ("result: was 1, is 1.00003",)),
        ({"value": True}, {"value": 1.0}, ("result: was True, is 1",)),
        ({"value": True}, {"value": False}, ("result: was True, is False",)),
        ({"value": "a"}, {"value": "b"}, ("result: was 'a', is 'b'",)),
        ({"value": "nan"}, {"value": "nan"}, ()),
        ({"value": math.nan}, {"value": math.nan}, ()),
        ({"value": "inf"}, {"value": "-inf"}, ("result: was 'inf', is '-inf'",)),
        ({"value": "nan"}, {"value": 1.0}, ("result: was 'nan', is 1",)),
        (array(1.0), array(1.1), ("result: was 1, is 1.1",)),
        (array(3.0, dtype="int64"), array(4.0, dtype="int64"), ("result: was 3, is 4",)),
        (array(0.0), array(9e-6), ()),  # within atol
        (array(0.0, dtype="float64"), array(9e-6, dtype="float64"), ("result: was 0, is 9e-06",)),
        (array(1.0, dtype="bfloat16"), array(1.01, dtype="bfloat16"), ()),
        (array(1.0, dtype="fp32"), array(1.0), ()),
        (
            array(1.0, dtype="fp32"),
            array(1.0, dtype="fp64"),
            DTYPE := ("result: dtype was 'float32', is 'float64'",),
        ),
        (array(1.0), array(1.0, dtype="float64"), DTYPE),
        (array(1.0, shape=[1]), array(2.0, shape=[1, 1]), ("result: shape was [1], is [1, 1]",)),
        (
            array(1.0, 2.0),
            array(1.0, 2.5),
            ("result: 1 of 2 sampled elements differ, the first 2 -> 2.5",),
        ),
        ({"type": "set"}, {"type": "list"}, ("result: was 'set', is 'list'",)),
        ({"type": "set"}, array(1.0), ("result: was 'set', is an array of 'float32'",)),
        ({"value": 1.0}, {"a": {"value": 1.0}}, ("result: was 1, is a collection of 1",)),
        (
            {"a": {"value": 1.0}, "b": {"value": 1.0}},
            {"b": {"value": 2.0}, "c": {"value": 1.0}},
            ("result['a']: is gone", "result['b']: was 1, is 2", "result['c']: is new"),
        ),
        (None, {"value": 1.0}, ("result: there was none, now there is one",)),
        ({"value": 1.0}, None, ("result: there was one, now there is none",)),
        (None, None, ()),
    ],
)
def test_what_differs_is_said(
    before: dict[str, Any] | None, after: dict[str, Any] | None, words: tuple[str, ...]
) -> None:
    assert differences(before, after) == words


def test_mean_and_extremes_of_many_elements_are_compared() -> None:
    before, after = array(1.0, 2.0), array(1.0, 2.0)
    after.update(mean=1.5, max=7.0)
    assert differences(before, after) == ("result: mean was 1, is 1.5; max was 1, is 7",)


def test_a_tolerance_of_the_case_counts_for_integers_too_but_not_for_booleans() -> None:
    wide = Tolerance(rtol=0.5, atol=0.0)
    assert differences(array(10, dtype="int64"), array(11, dtype="int64"), wide) == ()
    assert differences(array(0.0, dtype="bool"), array(1.0, dtype="bool"), wide) != ()


def test_a_script_s_own_keys_are_not_taken_for_an_array() -> None:
    mine = {"shape": {"value": 1.0}, "dtype": {"value": "x"}}
    assert differences(mine, {**mine, "shape": {"value": 2.0}}) == ("result['shape']: was 1, is 2",)


def test_long_texts_and_huge_numbers_are_bounded() -> None:
    (words,) = differences({"value": "a" * 1000}, {"value": "b" * 1000})
    assert len(words) < 250
    assert differences({"value": 10**400}, {"value": 10**400}) == ()
    assert differences({"value": 10**400}, {"value": 1}) != ()


def test_a_digest_that_nests_deeper_than_any_of_ours_is_compared_whole() -> None:
    def nest(value: float) -> dict[str, Any]:
        digest: dict[str, Any] = {"value": value}
        for _ in range(50):
            digest = {"x": digest}
        return digest

    assert differences(nest(1.0), nest(1.0)) == ()
    assert len(differences(nest(1.0), nest(2.0))) == 1
