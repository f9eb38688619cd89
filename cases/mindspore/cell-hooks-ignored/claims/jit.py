"""In PyNative mode the hook collects nothing where the model is called in a `ms.jit` function."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Encoder(nn.Cell):
    """Two layers."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3)
        self.head = nn.Dense(3, 2)

    def construct(self, x):
        return self.head(self.stem(x))


features = []


def keep(cell, inputs, output):
    """Forward hook of the stem."""
    features.append(output)


model = Encoder()
model.stem.register_forward_hook(keep)


@ms.jit
def step(x):
    """One pass."""
    return model(x)


x = ops.ones((1, 4), ms.float32)
step(x)
assert not features, features
model(x)
assert len(features) == 1, features
