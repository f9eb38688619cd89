"""More gradients than parameters of the optimizer are refused in the same words."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
layer = nn.Dense(3, 1)


def forward(x):
    return layer(x).mean()


train = ms.value_and_grad(forward, None, layer.trainable_params())
_, gradients = train(ms.Tensor(np.ones((4, 3)), ms.float32))
try:
    nn.Adam([layer.weight], 0.1)(gradients)
except RuntimeError as error:
    assert "in Map is 2, but the length of the third element in Map is 1." in str(error), error
else:
    raise AssertionError("it was taken")
