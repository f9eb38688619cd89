# releases: >=3.3
"""Globals and lists behave the same under `full_graph=True`."""

import paddle

TEMPERATURE = 1.0
TEMPERATURES = [1.0]


@paddle.jit.to_static(full_graph=True)
def by_global(x):
    """Divide by a global."""
    return x / TEMPERATURE


@paddle.jit.to_static(full_graph=True)
def by_list(x):
    """Divide by an element of a list."""
    return x / TEMPERATURES[0]


x = paddle.to_tensor([1.0])
assert by_global(x).item() == by_list(x).item() == 1.0
TEMPERATURE = TEMPERATURES[0] = 0.1
assert by_global(x).item() == by_list(x).item() == 1.0
