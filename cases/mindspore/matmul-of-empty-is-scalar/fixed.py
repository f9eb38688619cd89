"""Scores of queries and keys without features are zeros of the right shape."""

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


class Scores(nn.Cell):
    """The scores of two queries for three keys."""

    def construct(self, queries, keys):
        if queries.shape[1] == 0:
            return ops.zeros((queries.shape[0], keys.shape[1]), queries.dtype)
        return ops.matmul(queries, keys)


queries = ms.Tensor(np.zeros((2, 0), np.float32))
keys = ms.Tensor(np.zeros((0, 3), np.float32))
result = Scores()(queries, keys).shape
assert result == (2, 3), f"the scores have the shape {result}"
