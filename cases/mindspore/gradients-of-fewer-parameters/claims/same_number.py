"""Gradients of other parameters in the same number and shapes are taken without a word."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
layers = nn.SequentialCell(nn.Dense(3, 3), nn.Dense(3, 3))
optimizer = nn.SGD(layers[1].trainable_params(), 0.1)
before = layers[1].weight.asnumpy().copy()


def forward(x):
    return layers[0](x).mean()


train = ms.value_and_grad(forward, None, layers[0].trainable_params())
_, gradients = train(ms.Tensor(np.ones((4, 3)), ms.float32))
optimizer(gradients)
assert (layers[1].weight.asnumpy() != before).all()
