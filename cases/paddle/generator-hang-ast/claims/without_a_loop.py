"""A generator without a loop inside a to_static function passes, also with `yield from`."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def energy(x):
    """Sum the squares of all windows of two time steps."""

    def windows():
        yield x[0:2]
        yield from [x[1:3], x[2:4]]

    return sum(window.square().sum() for window in windows())


if MODE != "dynamic":
    energy = paddle.jit.to_static(energy, full_graph=MODE == "ast")

assert energy(paddle.ones([4])).item() == 6.0
