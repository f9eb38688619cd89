"""SOT refuses to loop over a dict whose keys are classes."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "sot")


class Blend(nn.Layer):
    """Multiply by the weight of every layer of a dict."""

    def __init__(self):
        super().__init__()
        self.weights = {nn.ReLU: 2.0}

    def forward(self, x):
        for _, weight in self.weights.items():
            x = x * weight
        return x


model = paddle.jit.to_static(Blend(), full_graph=MODE == "ast")
try:
    model(paddle.ones([1]))
except Exception as error:
    assert type(error).__name__ == "InnerError"
    words = str(error).replace("recieved", "received")
    assert "received <class" in words and "ReLU'> as key" in words, error
else:
    raise AssertionError("nothing was raised")
