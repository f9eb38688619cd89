"""SOT loops over a list of pairs of a code object and a gain."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def smooth(x):
    """Squash to (-1, 1)."""
    return paddle.tanh(x)


class Blend(paddle.nn.Layer):
    """Multiply by every gain of a list of pairs."""

    def __init__(self):
        super().__init__()
        self.gains = [(smooth.__code__, 2.0)]

    def forward(self, x):
        for _, gain in self.gains:
            x = x * gain
        return x


model = paddle.jit.to_static(Blend(), full_graph=MODE == "ast")
result = model(paddle.ones([1]))
assert result.item() == 2.0
