"""The gate is made with ops.ones, so the graph and the buffer agree on float32."""

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


class GatedUpdate(nn.Cell):
    """Add a gated update to the tokens; the gate is fully open here."""

    def __init__(self):
        super().__init__()
        self.update = nn.Dense(WIDTH, WIDTH)

    def construct(self, tokens):
        gate = ops.ones(tokens.shape, ms.float32)
        return tokens + self.update(tokens) * gate


model = GatedUpdate()
tokens = ops.ones((4, WIDTH), ms.float32)
output = model(tokens).asnumpy()
expected = (tokens + model.update(tokens)).asnumpy()
assert np.allclose(output, expected), "a gate of ones changed the values"
result = output
