"""Attention written with operators that every device has."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Attention(nn.Cell):
    """Scaled dot-product attention."""

    def construct(self, query, key, value):
        scale = query.shape[-1] ** -0.5
        scores = ops.matmul(query, key.swapaxes(1, 2)) * scale
        return ops.matmul(ops.softmax(scores), value)


query = ms.Tensor(np.ones((1, 16, 16)), ms.float32)
result = Attention()(query, query, query)
assert result.shape == (1, 16, 16)
assert np.allclose(result.asnumpy(), 1.0, atol=1e-2)
