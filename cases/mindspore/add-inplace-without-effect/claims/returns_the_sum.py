"""`add_` returns a tensor with the sum."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

mean = ms.Tensor([1.0, 2.0], ms.float32)
assert mean.add_(ms.Tensor([1.0, 0.0], ms.float32)).asnumpy().tolist() == [2.0, 2.0]
