"""construct prepends a NumPy-made mask for the query tokens to the mask of the text; MindSpore 2.0
in Graph mode refuses to join two masks that were both asked for as float32."""

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


class QueryTextPooling(nn.Cell):
    """Average the learned queries and the visible text tokens."""

    def __init__(self):
        super().__init__()
        self.text = nn.Dense(12, WIDTH)
        self.queries = ms.Parameter(ops.ones((2, 4, WIDTH), ms.float32), name="queries")

    def construct(self, tokens, text_mask):
        query_mask = ms.Tensor(np.ones(self.queries.shape[:-1]), dtype=ms.float32)
        mask = ops.concat((query_mask, text_mask), 1).expand_dims(-1)
        hidden = ops.concat((self.queries, self.text(tokens)), 1)
        return (hidden * mask).sum(1) / mask.sum(1)


model = QueryTextPooling()
result = model(ops.ones((2, 5, 12), ms.float32), ops.ones((2, 5), ms.float32))
assert result.shape == (2, WIDTH)
