# releases: >=2.8
"""mint.optim is for Ascend: in PyNative mode on the CPU AdamW raises in its first step, and SGD leaves the weights as they are without an error."""

import mindspore as ms
import numpy as np
from mindspore import mint, nn

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)
net = nn.Dense(8, 1)


def forward(x):
    return net(x).sum()


gradients_of = ms.value_and_grad(forward, None, net.trainable_params())
_, gradients = gradients_of(ms.Tensor(np.ones((4, 8), np.float32)))
assert (gradients[0].asnumpy() == 4).all()
before = net.weight.asnumpy().copy()
mint.optim.SGD(net.trainable_params(), lr=0.1)(gradients)
assert (net.weight.asnumpy() == before).all()
nn.SGD(net.trainable_params(), 0.1)(gradients)
assert (net.weight.asnumpy() != before).all()
try:
    mint.optim.AdamW(net.trainable_params(), lr=0.1)(gradients)
    net.weight.asnumpy()
except RuntimeError as error:
    assert "The kernel AdamW unregistered" in str(error), error
else:
    raise AssertionError("nothing was raised")
