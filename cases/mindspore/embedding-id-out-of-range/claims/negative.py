"""The id -1 is the last row, minus the size the first."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

embedding = nn.Embedding(4, 1, embedding_table=ms.Tensor([[0.0], [1.0], [2.0], [3.0]], ms.float32))
vectors = embedding(ms.Tensor([-1, -4], ms.int32))
assert vectors.asnumpy().tolist() == [[3.0], [0.0]]
