"""float16 is minus infinity at -12, `nn.LogSigmoid` and the logarithm of a sigmoid at -100."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

half = ops.logsigmoid(ms.Tensor([-11.0, -12.0], ms.float16)).asnumpy()
assert half[0] == -11 and np.isneginf(half[1]), half
x = ms.Tensor([-100.0], ms.float32)
assert np.isneginf(nn.LogSigmoid()(x).asnumpy()[0])
assert np.isneginf(ops.log(ops.sigmoid(x)).asnumpy()[0])
