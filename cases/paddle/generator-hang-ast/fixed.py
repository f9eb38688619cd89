"""Walk over time steps through a generator that is defined outside the to_static function."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def windows(x):
    """Yield each window of two time steps."""
    for start in range(3):
        yield x[start : start + 2]


def energy(x):
    """Sum the squares of all windows of two time steps."""
    total = paddle.zeros([1])
    for window in windows(x):
        total = total + window.square().sum()
    return total


if MODE != "dynamic":
    energy = paddle.jit.to_static(energy, full_graph=MODE == "ast")

result = energy(paddle.ones([4]))
assert result.item() == 6.0
