"""Inputs that are nearly right: sound ones with something hostile in one place."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

Path = tuple[str | int, ...]


def at_most(examples: int) -> settings:
    """Try a few examples in daily runs, and as many as a long campaign wants."""
    wanted = settings.default
    long = wanted is not None and wanted.max_examples > 1_000
    return settings(max_examples=wanted.max_examples if wanted and long else examples)


def nested(depth: int) -> Any:
    """Return a list in a list in a list."""
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


# No value that JSON cannot say, so that each can be written into any document.
HOSTILE_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**400, 1.5, 1e308]),
    st.sampled_from([float("nan"), float("inf")]),
    st.sampled_from(["", "\x00", "\ud800", "../../etc/passwd", "/", "a" * 5_000, "\r\n::error::x"]),
    st.sampled_from(["9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+14:00", "torch >=1"]),
    st.text(max_size=12),
    # Copies: a second spoiling may change what the first one put in.
    st.sampled_from([[], {}, [[]], [{}], {"": {}}, [None], [1, 2, 3], {"a": 1}]).map(copy.deepcopy),
    st.sampled_from([40, 400]).map(nested),
)


def _places(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inner in items:
        yield from _places(inner, (*path, key))


def everywhere(sound: Any, values: Sequence[Any]) -> Iterator[Any]:
    """Put each value into each place of plain data, one at a time, and take each place out."""
    for path in _places(sound):
        for value in values if path else ():
            plain = copy.deepcopy(sound)
            parent = plain
            for key in path[:-1]:
                parent = parent[key]
            parent[path[-1]] = value
            yield plain
        if path:
            del parent[path[-1]]
            yield plain


@st.composite
def spoilt(draw: st.DrawFn, sound: Any) -> Any:
    """Replace, remove or add one or two values somewhere in plain data."""
    plain = copy.deepcopy(sound)
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from([place for place in _places(plain) if place] or [()]))
        if not path:
            return draw(HOSTILE_VALUES)
        parent = plain
        for key in path[:-1]:
            parent = parent[key]
        action = draw(st.sampled_from(["replace", "replace", "replace", "remove", "add"]))
        if action == "replace":
            parent[path[-1]] = draw(HOSTILE_VALUES)
        elif action == "remove":
            del parent[path[-1]]
        elif isinstance(parent, dict):
            parent[draw(st.text(max_size=6))] = draw(HOSTILE_VALUES)
        else:
            parent.append(draw(HOSTILE_VALUES))
    return plain


@st.composite
def damaged(draw: st.DrawFn, sound: bytes) -> bytes:
    """Overwrite, cut, double or add a few bytes."""
    data = bytearray(sound)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(0, len(data) - 1)))
        end = min(len(data), at + draw(st.integers(0, 30)))
        action = draw(st.sampled_from(["overwrite", "cut", "double", "insert", "truncate"]))
        if action == "overwrite":
            data[at:end] = draw(st.binary(min_size=end - at, max_size=end - at))
        elif action == "cut":
            del data[at:end]
        elif action == "double":
            data[at:at] = data[at:end]
        elif action == "insert":
            data[at:at] = draw(st.binary(max_size=8))
        else:
            del data[at:]
    return bytes(data)


def pieces_of(*pieces: str, size: int = 25) -> st.SearchStrategy[str]:
    """Join some of these pieces, in any order, with random text between them."""
    some = st.sampled_from(pieces) | st.text(max_size=6)
    return st.lists(some, max_size=size).map("".join)
