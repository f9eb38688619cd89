"""SOT refuses to loop over a dict whose keys are tuples."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Blend(paddle.nn.Layer):
    """Multiply by every gain of a dict."""

    def __init__(self):
        super().__init__()
        self.gains = {(1, 2): 2.0}

    def forward(self, x):
        for gain in self.gains.values():
            x = x * gain
        return x


model = paddle.jit.to_static(Blend(), full_graph=MODE == "ast")
try:
    model(paddle.ones([1]))
except Exception as error:
    assert type(error).__name__ == "InnerError" and "received (1, 2) as key" in str(error).replace(
        "recieved", "received"
    ), error
else:
    raise AssertionError("nothing was raised")
