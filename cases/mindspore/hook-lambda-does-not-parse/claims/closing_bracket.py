# releases: >=2.10
"""With the closing bracket of the call on the line of the lambda the error is "SyntaxError: unmatched ')'"."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Encoder(nn.Cell):
    """One layer."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3)

    def construct(self, x):
        return self.stem(x)


model = Encoder()
# fmt: off
model.stem.register_forward_hook(
    lambda cell, inputs, output: output * 2)
# fmt: on
try:
    model(ops.ones((2, 4), ms.float32))
except SyntaxError as error:
    assert "unmatched ')'" in str(error), error
else:
    raise AssertionError("nothing was raised")
