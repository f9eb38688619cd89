"""Draw the noise with NumPy outside of forward and pass it in as a tensor."""

import os

import numpy as np

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class NoisyInput(paddle.nn.Layer):
    """Shift the input by noise before a linear layer."""

    def __init__(self):
        super().__init__()
        self.linear = paddle.nn.Linear(4, 2)

    def forward(self, x, noise):
        return self.linear(x + noise)


paddle.seed(0)
np.random.seed(0)
model = NoisyInput()
x = paddle.randn([2, 4])
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")
noises = [paddle.to_tensor(np.random.rand(1).astype("float32")) for _ in range(3)]
first, second, third = (model(x, noise).numpy() for noise in noises)
result = np.abs(third - second).max() > 0
assert result, "the noise is the same in every call"
