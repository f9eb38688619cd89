# releases: >=2.10
"""A forward pre-hook fails like a forward hook; a backward hook fails only where a gradient is taken."""

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


def fails(function, *inputs):
    """Whether the lambda cannot be parsed."""
    try:
        function(*inputs)
    except TypeError as error:
        return "Parse Lambda Function Fail" in str(error)
    return False


x = ops.ones((2, 4), ms.float32)
model = Encoder()
model.stem.register_forward_pre_hook(lambda cell, inputs: None)
assert fails(model, x)
model = Encoder()
model.stem.register_backward_hook(lambda cell, before, after: None)
assert not fails(model, x)
assert fails(ms.grad(model), x)
