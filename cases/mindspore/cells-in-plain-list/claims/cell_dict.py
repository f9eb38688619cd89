# releases: >=2.8
"""`nn.CellDict` registers the cells of a dictionary: their parameters are the network's, and it is used by its keys."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)


class Net(nn.Cell):
    """Two named blocks."""

    def __init__(self):
        super().__init__()
        self.blocks = nn.CellDict({"first": nn.Dense(3, 3), "second": nn.Dense(3, 2)})

    def construct(self, x):
        return self.blocks["second"](self.blocks["first"](x))


net = Net()
names = [parameter.name for parameter in net.trainable_params()]
assert names == [f"blocks.{key}.{part}" for key in ("first", "second") for part in ("weight", "bias")], names
assert net(ms.Tensor(np.ones((4, 3), np.float32))).shape == (4, 2)
