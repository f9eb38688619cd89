# releases: >=2.10
"""A call of the network gives its parameters the names of their attributes; the optimizer takes them."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)


class Affine(nn.Cell):
    """Two parameters with one name."""

    def __init__(self):
        super().__init__()
        self.scale = ms.Parameter(ms.Tensor([1.0]), name="weight")
        self.shift = ms.Parameter(ms.Tensor([2.0]), name="weight")

    def construct(self, x):
        return x * self.scale + self.shift


net = Affine()
assert [one.name for one in net.trainable_params()] == ["weight", "weight"]
net(ms.Tensor([1.0]))
assert [one.name for one in net.trainable_params()] == ["scale", "shift"]
nn.SGD(net.trainable_params(), learning_rate=0.1)
