"""Key the dict by plain strings, which SOT can write as constants into its byte code."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")
DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def smooth(x):
    """Squash to (-1, 1)."""
    return paddle.tanh(x)


def gate(x):
    """Squash to (0, 1)."""
    return paddle.nn.functional.sigmoid(x)


class Blend(paddle.nn.Layer):
    """A linear layer scaled once for every activation that has a registered gain."""

    def __init__(self):
        super().__init__()
        self.project = paddle.nn.Linear(4, 3)
        self.gains = {"smooth": 0.5, "gate": 2.0}

    def forward(self, x):
        hidden = self.project(x)
        total = smooth(hidden) + gate(hidden)
        for gain in self.gains.values():
            total = total * gain
        return total


paddle.set_device(DEVICE)
paddle.seed(0)
model = Blend()
x = paddle.randn([2, 4])

if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")
result = model(x)
