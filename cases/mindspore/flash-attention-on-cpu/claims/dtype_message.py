"""Where the operator has a kernel, but not for the dtype, the message speaks of data types: a convolution in bfloat16."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")

net = nn.Conv2d(1, 1, 3).to_float(ms.bfloat16)
try:
    net(ops.ones((1, 1, 4, 4), ms.bfloat16)).asnumpy()
except TypeError as error:
    assert "Select CPU operator[Conv2D] fail! Unsupported data type!" in str(error), error
else:
    raise AssertionError("nothing was raised")
