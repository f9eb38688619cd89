"""A Conv3d with another number of channels raises a ValueError with the same words."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
try:
    nn.Conv3d(8, 4, 3)(ops.ones((1, 4, 6, 6, 6), ms.float32)).asnumpy()
except ValueError as error:
    assert "For 'Conv3D', 'C_in' of input 'x' shape divide by parameter 'group' must be" in str(error)
    assert "'weight' shape: 8, but got 'C_in' of input 'x' shape: 4, and 'group': 1" in str(error)
else:
    raise AssertionError("nothing was raised")
