"""Unknown words get the id of the last row, which is kept for them."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

VOCABULARY = 4  # the last id stands for unknown words

embedding = nn.Embedding(VOCABULARY, 2, embedding_table="ones")
words = ms.Tensor([[0, 3, 7]], ms.int32)
words = ops.minimum(words, ms.Tensor(VOCABULARY - 1, ms.int32))
vectors = embedding(words).asnumpy()

empty = [int(word) for word, vector in zip(words.asnumpy()[0], vectors[0]) if not vector.any()]
assert not empty, f"no row of the table is zero, but words {empty} got zeros"
result = vectors
