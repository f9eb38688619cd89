"""SOT loops over a dict whose keys are integers."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Blend(paddle.nn.Layer):
    """Multiply by every gain of a dict."""

    def __init__(self):
        super().__init__()
        self.gains = {1: 2.0}

    def forward(self, x):
        for gain in self.gains.values():
            x = x * gain
        return x


model = paddle.jit.to_static(Blend(), full_graph=MODE == "ast")
result = model(paddle.ones([1]))
assert result.item() == 2.0
