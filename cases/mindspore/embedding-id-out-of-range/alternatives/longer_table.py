"""The table has a row for each word of the tokenizer."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

VOCABULARY = 8  # of the tokenizer

embedding = nn.Embedding(VOCABULARY, 2, embedding_table="ones")
words = ms.Tensor([[0, 3, 7]], ms.int32)
vectors = embedding(words).asnumpy()

empty = [int(word) for word, vector in zip(words.asnumpy()[0], vectors[0]) if not vector.any()]
assert not empty, f"no row of the table is zero, but words {empty} got zeros"
result = vectors
