"""A parameter that the loss does not use is no obstacle: its gradient is zeros, and the optimizer takes it."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
layers = nn.SequentialCell(nn.Dense(3, 1), nn.Dense(3, 1))
optimizer = nn.Adam(layers.trainable_params(), 0.1)


def forward(x):
    return layers[0](x).mean()


train = ms.value_and_grad(forward, None, optimizer.parameters)
_, gradients = train(ms.Tensor(np.ones((4, 3)), ms.float32))
assert len(gradients) == 4
assert not gradients[2].asnumpy().any()
optimizer(gradients)
