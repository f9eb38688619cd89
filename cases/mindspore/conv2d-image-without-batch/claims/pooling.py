"""MaxPool2d takes an image without batch."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

assert nn.MaxPool2d(2, 2)(ops.ones((3, 8, 8), ms.float32)).shape == (3, 4, 4)
