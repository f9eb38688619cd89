"""SOT looks up the value of a code object."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def smooth(x):
    """Squash to (-1, 1)."""
    return paddle.tanh(x)


class Blend(paddle.nn.Layer):
    """Multiply by the gain of one activation."""

    def __init__(self):
        super().__init__()
        self.key = smooth.__code__
        self.gains = {self.key: 2.0}

    def forward(self, x):
        return x * self.gains[self.key]


model = paddle.jit.to_static(Blend(), full_graph=MODE == "ast")
assert model(paddle.ones([1])).item() == 2.0
