# releases: >=2.6
"""A comprehension over an axis of unknown length never ends under the AST transformer, and neither does `list`."""

import paddle
from paddle.static import InputSpec


class Endless(Exception):
    """More steps than the series has."""


seen = []


def count(step):
    """Give up after 100 steps."""
    seen.append(step)
    if len(seen) > 100:
        raise Endless
    return step


def by_comprehension(series):
    """Return the last step."""
    return [count(step) for step in series][-1]


def by_list(series):
    """Return the last step."""
    return list(map(count, series))[-1]


for function in (by_comprehension, by_list):
    seen.clear()
    spec = [InputSpec([None, 2], "float32")]
    try:
        paddle.jit.to_static(function, input_spec=spec, full_graph=True)(paddle.ones([3, 2]))
    except Exception:
        pass
    assert len(seen) == 101, len(seen)
