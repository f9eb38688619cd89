"""Compare two summaries of a script's `result`: which numbers differ by more than is allowed.

The tolerances by dtype are those of `torch.testing.assert_close`:
https://docs.pytorch.org/docs/stable/testing.html. Unlike there, neither side counts as the right
one, so the relative part is of the larger magnitude, and NaN equals NaN.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from errata.model.case import Tolerance

EXACT = Tolerance(rtol=0.0, atol=0.0)
DEFAULT_TOLERANCES: Mapping[str, Tolerance] = {
    "float16": Tolerance(rtol=1e-3, atol=1e-5),
    "bfloat16": Tolerance(rtol=1.6e-2, atol=1e-5),
    "float32": Tolerance(rtol=1.3e-6, atol=1e-5),
    "float64": Tolerance(rtol=1e-7, atol=1e-7),
}

# What releases of the frameworks call the same type: Paddle 1.8.5 says `VarType.FP32`.
_ALIASES = {
    "fp16": "float16",
    "half": "float16",
    "bf16": "bfloat16",
    "fp32": "float32",
    "float": "float32",
    "fp64": "float64",
    "double": "float64",
    "bool_": "bool",
}
_DIGITS = 6  # significant ones that a digest keeps of every number
_NUMBERS = ("mean", "min", "max")
_DEEPEST = 10
_SHOWN_TEXT = 80


def differences(
    before: Mapping[str, object] | None,
    after: Mapping[str, object] | None,
    tolerance: Tolerance | None = None,
) -> tuple[str, ...]:
    """Describe where two digests differ; empty if they are equal within `tolerance`.

    A digest is what `describe_result` makes of a script's global `result`. `tolerance` counts for
    every number but booleans; without one, floats have their dtype's and all else is exact. A
    digest keeps six digits, so one unit in the sixth is never a difference, unless the tolerance
    is zero. The words quote the scripts' own keys and texts as they are.
    """
    if before is None or after is None:
        if before is after:
            return ()
        return (
            ("result: there was none, now there is one",)
            if before is None
            else ("result: there was one, now there is none",)
        )
    return tuple(_compare("result", before, after, tolerance, 0))


def _compare(
    name: str, before: object, after: object, tolerance: Tolerance | None, depth: int
) -> Iterator[str]:
    """Compare two nodes of digests, whatever they are."""
    if not (isinstance(before, Mapping) and isinstance(after, Mapping)) or depth > _DEEPEST:
        if before != after:
            yield f"{name}: was {_short(before)}, is {_short(after)}"
        return
    kinds = (_kind(before), _kind(after))
    if kinds == ("array", "array"):
        yield from _compare_arrays(name, before, after, tolerance)
    elif kinds == ("value", "value"):
        limits = _limits("float64", tolerance)
        if not _close(before["value"], after["value"], limits):
            yield f"{name}: was {_short(before['value'])}, is {_short(after['value'])}"
    elif kinds == ("items", "items"):
        yield from _compare_items(name, before, after, tolerance, depth)
    elif dict(before) != dict(after):
        yield f"{name}: was {_describe(before)}, is {_describe(after)}"


def _compare_items(
    name: str,
    before: Mapping[str, object],
    after: Mapping[str, object],
    tolerance: Tolerance | None,
    depth: int,
) -> Iterator[str]:
    for key in dict.fromkeys([*before, *after]):
        item = f"{name}[{_short(key)}]"
        if key not in after:
            yield f"{item}: is gone"
        elif key not in before:
            yield f"{item}: is new"
        else:
            yield from _compare(item, before[key], after[key], tolerance, depth + 1)


def _compare_arrays(
    name: str,
    before: Mapping[str, object],
    after: Mapping[str, object],
    tolerance: Tolerance | None,
) -> Iterator[str]:
    """Compare two summaries of arrays; of arrays of different shapes nothing else is compared."""
    parts = []
    if before["shape"] != after["shape"]:
        yield f"{name}: shape was {_short(before['shape'])}, is {_short(after['shape'])}"
        return
    dtypes = [_dtype(before), _dtype(after)]
    if dtypes[0] != dtypes[1]:
        parts.append(f"dtype was {_short(dtypes[0])}, is {_short(dtypes[1])}")
    limits = max((_limits(dtype, tolerance) for dtype in dtypes), key=_looseness)
    samples = (_items(before.get("sample")), _items(after.get("sample")))
    # One element is its own mean and extremes.
    for key in _NUMBERS if len(samples[0]) != 1 or len(samples[1]) != 1 else ():
        old, new = before.get(key), after.get(key)
        if not _close(old, new, limits):
            parts.append(f"{key} was {_short(old)}, is {_short(new)}")
    differing = [
        pair for pair in zip(*samples, strict=False) if not _close(pair[0], pair[1], limits)
    ]
    if len(samples[0]) != len(samples[1]):
        parts.append(f"sampled elements were {len(samples[0])}, are {len(samples[1])}")
    elif differing:
        old, new = map(_short, differing[0])
        count = f"{len(differing)} of {len(samples[0])} sampled elements differ"
        alone = len(samples[0]) == 1
        parts.append(f"was {old}, is {new}" if alone else f"{count}, the first {old} -> {new}")
    if parts:
        yield f"{name}: {'; '.join(parts)}"


def _kind(node: Mapping[str, object]) -> str:
    """Tell what a node of a digest describes; a dict of the script's own may have any keys."""
    if isinstance(node.get("shape"), list) and isinstance(node.get("dtype"), str):
        return "array"
    if set(node) == {"value"} and not isinstance(node["value"], (Mapping, list)):
        return "value"
    if set(node) in ({"type"}, {"error"}) and isinstance(next(iter(node.values())), str):
        return "other"
    return "items"


def _dtype(node: Mapping[str, object]) -> str:
    name = str(node["dtype"]).lower()
    return _ALIASES.get(name, name)


def _limits(dtype: str, tolerance: Tolerance | None) -> Tolerance:
    if dtype == "bool":
        return EXACT
    if tolerance is not None:
        return tolerance
    return DEFAULT_TOLERANCES.get(dtype, EXACT)


def _looseness(limits: Tolerance) -> tuple[float, float]:
    return (limits.rtol or 0.0, limits.atol or 0.0)


def _close(before: object, after: object, limits: Tolerance) -> bool:
    """Tell whether two values are equal, or numbers that are close enough."""
    if isinstance(before, bool) is not isinstance(after, bool):
        return False
    if before == after:
        return True
    old, new = _number(before), _number(after)
    if old is None or new is None:
        return False
    if math.isnan(old) or math.isnan(new):
        return math.isnan(old) and math.isnan(new)
    largest = max(abs(old), abs(new))
    if math.isinf(largest):
        return False
    rtol, atol = _looseness(limits)
    allowed = atol + rtol * largest
    if allowed:  # zero asks for equality of what is kept
        # One in the last digit that a digest keeps, and a little more: the difference of two
        # decimal numbers is itself rounded.
        allowed += 1.001 * 10.0 ** (math.floor(math.log10(largest)) + 1 - _DIGITS)
    return abs(old - new) <= allowed


def _number(value: object) -> float | None:
    """Return a number that is no boolean as a float; None for all else."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    try:
        return float(value)
    except OverflowError:
        return None


def _items(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _describe(node: Mapping[str, object]) -> str:
    kind = _kind(node)
    if kind == "array":
        return f"an array of {_short(node['dtype'])}"
    if kind == "value":
        return _short(node["value"])
    if kind == "items":
        return f"a collection of {len(node)}"
    return _short(next(iter(node.values())))


def _short(value: object) -> str:
    text = f"{value:g}" if isinstance(value, float) else repr(value)
    return text if len(text) <= _SHOWN_TEXT else f"{text[:_SHOWN_TEXT]}…"
