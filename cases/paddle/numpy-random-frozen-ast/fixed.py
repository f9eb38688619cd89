"""Draw the noise with paddle.rand, which is an operator of the program."""

import os

import numpy as np
import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class NoisyInput(paddle.nn.Layer):
    """Shift the input by fresh noise, as a cheap augmentation, before a linear layer."""

    def __init__(self):
        super().__init__()
        self.linear = paddle.nn.Linear(4, 2)

    def forward(self, x):
        return self.linear(x + paddle.rand([1]))


paddle.seed(0)
np.random.seed(0)
model = NoisyInput()
x = paddle.randn([2, 4])

if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

first, second, third = (model(x).numpy() for _ in range(3))
result = np.abs(third - second).max() > 0
assert result, "the noise is the same in every call"
