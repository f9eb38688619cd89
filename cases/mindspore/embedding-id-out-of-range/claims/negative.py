"""The id -1 is the last row, minus the size the first; the gradient of such an id is lost."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

embedding = nn.Embedding(4, 1, embedding_table=ms.Tensor([[0.0], [1.0], [2.0], [3.0]], ms.float32))
vectors = embedding(ms.Tensor([-1, -4], ms.int32))
assert vectors.asnumpy().tolist() == [[3.0], [0.0]]


def loss(words):
    """Sum of all vectors."""
    return embedding(words).sum()


gradient = ms.grad(loss, None, embedding.trainable_params())
assert gradient(ms.Tensor([0, 3], ms.int32))[0].asnumpy().tolist() == [[1.0], [0.0], [0.0], [1.0]]
assert gradient(ms.Tensor([0, -1], ms.int32))[0].asnumpy().tolist() == [[1.0], [0.0], [0.0], [0.0]]
