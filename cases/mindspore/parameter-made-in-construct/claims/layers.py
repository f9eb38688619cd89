"""A layer made in construct compiles, and its weights are not among the parameters of the network; in PyNative mode they differ from call to call."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Net(nn.Cell):
    def construct(self, x):
        return nn.Dense(3, 3)(x)


ms.set_context(mode=ms.GRAPH_MODE)
net = Net()
assert net(ops.ones((2, 3), ms.float32)).shape == (2, 3)
assert len(net.trainable_params()) == 0
ms.set_context(mode=ms.PYNATIVE_MODE)
x = ops.ones((2, 3), ms.float32)
assert not (net(x).asnumpy() == net(x).asnumpy()).all()
assert len(net.trainable_params()) == 0
