# releases: <2.1
"""An id outside the table stops training in the backward pass, which the lookup passed with zeros."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

embedding = nn.Embedding(4, 2, embedding_table="ones")


def loss(words):
    """Sum of all vectors."""
    return embedding(words).sum()


words = ms.Tensor([[0, 7]], ms.int32)
assert float(loss(words)) == 2.0
step = ms.value_and_grad(loss, None, embedding.trainable_params())
try:
    step(words)[1][0].asnumpy()
except RuntimeError as error:
    assert "Launch kernel failed" in str(error) and "UnsortedSegmentSum" in str(error), error
else:
    raise AssertionError("nothing was raised")
