"""With groups the first number is in_channels divided by group: 2 for 4 channels in 2 groups, though the input has 2."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
conv = nn.Conv2d(4, 8, 3, group=2)
try:
    conv(ops.ones((2, 2, 28, 28), ms.float32)).asnumpy()
except RuntimeError as error:
    assert "'weight' shape: 2, but got 'C_in' of input 'x' shape: 2, and 'group': 2" in str(error)
else:
    raise AssertionError("nothing was raised")
assert conv(ops.ones((2, 4, 28, 28), ms.float32)).shape == (2, 8, 28, 28)
