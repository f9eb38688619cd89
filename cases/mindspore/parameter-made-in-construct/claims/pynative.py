"""In PyNative mode the layer runs, and has no parameter to train; one that is assigned to self is another one after each call."""

import os

import mindspore as ms
from mindspore import Parameter, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Scale(nn.Cell):
    def construct(self, x):
        gamma = Parameter(ops.ones((3,), ms.float32), name="gamma")
        return x * gamma


ms.set_context(mode=ms.PYNATIVE_MODE)
net = Scale()
assert net(ops.ones((2, 3), ms.float32)).asnumpy().sum() == 6
assert len(net.trainable_params()) == 0


class Kept(nn.Cell):
    def construct(self, x):
        self.gamma = Parameter(ops.ones((3,), ms.float32), name="gamma")
        return x * self.gamma


net = Kept()
net(ops.ones((2, 3), ms.float32))
(first,) = net.trainable_params()
net(ops.ones((2, 3), ms.float32))
(second,) = net.trainable_params()
assert first is not second
