"""Lists of different lengths become a tensor."""

import os

import mindspore as ms
from mindspore import Tensor

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

sentences = ["the cat sat", "a dog", "birds fly very high"]
words = sorted(set(" ".join(sentences).split()))
ids = [[1 + words.index(word) for word in sentence.split()] for sentence in sentences]

result = Tensor(ids, ms.int32)
assert result.shape == (3, 4)
