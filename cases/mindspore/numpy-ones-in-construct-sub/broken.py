"""construct makes an attention mask with NumPy and inverts it with `1 - mask`; MindSpore 2.0 in
Graph mode rejects the subtraction, although the mask was asked for as float32."""

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

WIDTH = 8


class CrossAttention(nn.Cell):
    """Learned queries look at the image patches that the mask leaves visible."""

    def __init__(self):
        super().__init__()
        self.key = nn.Dense(12, WIDTH)
        self.value = nn.Dense(12, WIDTH)
        self.queries = ms.Parameter(ops.ones((4, WIDTH), ms.float32), name="queries")

    def construct(self, patches):
        mask = ms.Tensor(np.ones(patches.shape[:-1]), dtype=ms.float32)
        bias = (1 - mask) * -10000.0
        scores = ops.matmul(self.queries, self.key(patches).swapaxes(1, 2))
        scores = scores + bias.expand_dims(1)
        return ops.matmul(ops.softmax(scores, -1), self.value(patches))


model = CrossAttention()
result = model(ops.ones((2, 6, 12), ms.float32))
assert result.shape == (2, 4, WIDTH)
