"""`[[2**32 + 5]] @ [[1]]` is 5, of type int64."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

product = ops.matmul(ms.Tensor([[2**32 + 5]], ms.int64), ms.Tensor([[1]], ms.int64))
assert product.dtype == ms.int64
assert product.asnumpy().tolist() == [[5]]
