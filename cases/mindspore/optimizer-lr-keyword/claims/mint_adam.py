# releases: >=2.10
"""In PyNative mode on the CPU mint.optim.Adam leaves the weights as they are without an error; nn.Adam changes them."""

import mindspore as ms
import numpy as np
from mindspore import mint, nn

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)
net = nn.Dense(8, 1)


def forward(x):
    return net(x).sum()


gradients_of = ms.value_and_grad(forward, None, net.trainable_params())
_, gradients = gradients_of(ms.Tensor(np.ones((4, 8), np.float32)))
before = net.weight.asnumpy().copy()
mint.optim.Adam(net.trainable_params(), lr=0.1)(gradients)
assert (net.weight.asnumpy() == before).all()
nn.Adam(net.trainable_params(), 0.1)(gradients)
assert (net.weight.asnumpy() != before).all()
