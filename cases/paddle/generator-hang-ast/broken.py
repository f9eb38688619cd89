"""Walk over time steps through a generator that is defined inside a to_static function."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def energy(x):
    """Sum the squares of all windows of two time steps."""

    def windows():
        for start in range(3):
            yield x[start : start + 2]

    total = paddle.zeros([1])
    for window in windows():
        total = total + window.square().sum()
    return total


if MODE != "dynamic":
    energy = paddle.jit.to_static(energy, full_graph=MODE == "ast")

result = energy(paddle.ones([4]))
assert result.item() == 6.0
