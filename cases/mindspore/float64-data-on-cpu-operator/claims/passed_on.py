"""LSTM and LayerNorm give float64 for float64 data; the Dense layer after them refuses it."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

x = ms.Tensor(np.ones((3, 5, 4)))
hidden = nn.LSTM(4, 4, batch_first=True)(x)[0]
normal = nn.LayerNorm((4,))(x)
for one in (hidden, normal):
    assert one.dtype == ms.float64
    try:
        nn.Dense(4, 2)(one)
    except TypeError as error:
        assert "For 'MatMul', the type of 'x2' should be same as 'x1'" in str(error)
    else:
        raise AssertionError("nothing was raised")
