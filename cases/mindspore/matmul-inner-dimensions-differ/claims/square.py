"""Square keys that are not transposed raise nothing, and the product is another one."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
queries = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
keys = ms.Tensor([[1.0, 0.0], [5.0, 1.0]], ms.float32)
assert ops.MatMul()(queries, keys).asnumpy().tolist() == [[11.0, 2.0], [23.0, 4.0]]
assert ops.MatMul(transpose_b=True)(queries, keys).asnumpy().tolist() == [[1.0, 7.0], [3.0, 19.0]]
