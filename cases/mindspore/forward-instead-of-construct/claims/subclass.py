"""A `forward` in a subclass of nn.Dense is never called, and nothing is raised."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Scaled(nn.Dense):
    """Ten times the output of the layer."""

    def forward(self, x):
        return super().construct(x) * 10


layer = Scaled(3, 2, weight_init="ones", bias_init="zeros")
assert layer(ops.ones((1, 3), ms.float32)).asnumpy().tolist() == [[3, 3]]
