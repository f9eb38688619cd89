"""EmbeddingLookup and an Embedding with use_one_hot give zeros for an id outside the table."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

words = ms.Tensor([[0, 7]], ms.int32)
for table in (
    nn.EmbeddingLookup(4, 2, param_init="ones"),
    nn.Embedding(4, 2, embedding_table="ones", use_one_hot=True),
):
    assert table(words).asnumpy().tolist() == [[[1.0, 1.0], [0.0, 0.0]]]
