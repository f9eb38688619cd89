# releases: >=2.10
"""In PyNative mode a lambda as a hook runs, and fails in a `ms.jit` function."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Encoder(nn.Cell):
    """One layer."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.stem(x)


x = ops.ones((2, 4), ms.float32)
model = Encoder()
model.stem.register_forward_hook(lambda cell, inputs, output: output * 2)
assert model(x).asnumpy().tolist() == [[8.0] * 3] * 2


@ms.jit
def step(x):
    """One pass."""
    return model(x)


try:
    step(x)
except TypeError as error:
    assert "Parse Lambda Function Fail" in str(error), error
else:
    raise AssertionError("nothing was raised")
