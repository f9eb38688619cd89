"""A generator expression inside a to_static function passes."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def energy(x):
    """Sum the squares of all windows of two time steps."""
    total = paddle.zeros([1])
    for window in (x[start : start + 2] for start in range(3)):
        total = total + window.square().sum()
    return total


if MODE != "dynamic":
    energy = paddle.jit.to_static(energy, full_graph=MODE == "ast")

assert energy(paddle.ones([4])).item() == 6.0
