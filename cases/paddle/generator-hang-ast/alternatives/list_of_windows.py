"""Walk over time steps through a list."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def energy(x):
    """Sum the squares of all windows of two time steps."""
    windows = [x[start : start + 2] for start in range(3)]
    total = paddle.zeros([1])
    for window in windows:
        total = total + window.square().sum()
    return total


if MODE != "dynamic":
    energy = paddle.jit.to_static(energy, full_graph=MODE == "ast")

result = energy(paddle.ones([4]))
assert result.item() == 6.0
