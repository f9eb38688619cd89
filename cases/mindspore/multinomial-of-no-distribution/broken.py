"""Draw the next token among those that are allowed and likely enough."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

weights = np.array([[0.1, 0.3, 0.2, 0.4]], np.float32)
weights[:, 2:] = 0  # these tokens are not allowed here
weights[weights < 0.5] = 0  # and these are too unlikely

token = ops.multinomial(ms.Tensor(weights), 1)

result = int(token.asnumpy()[0, 0])
assert result in (0, 1), f"token {result} was drawn, which is not allowed"
