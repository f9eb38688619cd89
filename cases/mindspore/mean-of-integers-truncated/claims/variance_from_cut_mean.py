# releases: >=2.8
"""`Tensor.var` and `Tensor.std` of integers take the differences from the cut mean; those of the cast are right."""

import os

import mindspore as ms
import numpy as np

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

numbers = np.array([5, 6, 8, 8], np.int32)
lengths = ms.Tensor(numbers)
assert float(lengths.var().asnumpy()) == ((numbers - 6) ** 2).mean() == 2.25
assert float(lengths.std().asnumpy()) == 1.5
assert float(lengths.astype(ms.float32).var().asnumpy()) == numbers.var() == 1.6875
