"""cuda, half and float are missing; to_float lets a network compute in another dtype, and its parameters keep theirs."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
net = nn.SequentialCell(nn.Dense(8, 4))
for name in ("cuda", "half", "float"):
    try:
        getattr(net, name)()
    except AttributeError as error:
        assert f"The 'SequentialCell' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
x = ms.Tensor(np.ones((4, 8), np.float32))
assert net(x).dtype == ms.float32
half = nn.SequentialCell(nn.Dense(8, 4)).to_float(ms.float16)
assert half(x).dtype == ms.float16
assert half[0].weight.dtype == ms.float32
