# releases: >=2.10
"""Between brackets a lambda on a line of its own compiles; with a comma behind it the words are "got Tuple"."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Encoder(nn.Cell):
    """One layer."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.stem(x)


x = ops.ones((2, 4), ms.float32)
model = Encoder()
# fmt: off
model.stem.register_forward_hook(
    lambda cell, inputs, output: output * 2
)
assert model(x).asnumpy().tolist() == [[8.0] * 3] * 2
model = Encoder()
model.stem.register_forward_hook(
    lambda cell, inputs, output: output * 2,
)
# fmt: on
try:
    model(x)
except TypeError as error:
    assert "Parse Lambda Function Fail. Node type must be Lambda, but got Tuple" in str(error), error
else:
    raise AssertionError("nothing was raised")
