"""A generator with a loop passes as a method of the layer."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Energy(paddle.nn.Layer):
    """Sum the squares of all windows of two time steps."""

    def windows(self, x):
        for start in range(3):
            yield x[start : start + 2]

    def forward(self, x):
        total = paddle.zeros([1])
        for window in self.windows(x):
            total = total + window.square().sum()
        return total


energy = Energy()
if MODE != "dynamic":
    energy = paddle.jit.to_static(energy, full_graph=MODE == "ast")

assert energy(paddle.ones([4])).item() == 6.0
