"""full_like makes the second tensor with the dtype of the first."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Mask(nn.Cell):
    def construct(self, ids):
        return ops.select(ids > 5, ids, ops.full_like(ids, 99))


masked = Mask()(ms.Tensor([3, 7], ms.int64))
assert masked.dtype == ms.int64
assert masked.asnumpy().tolist() == [99, 7]
