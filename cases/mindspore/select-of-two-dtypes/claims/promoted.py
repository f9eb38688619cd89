# releases: >=2.7
"""From 2.7 on select and where promote both tensors: int64 and float32 make float32, float16 and float32 make float32, int64 and int32 make int64."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Select(nn.Cell):
    def construct(self, condition, x, y):
        return ops.select(condition, x, y)


class Where(nn.Cell):
    def construct(self, condition, x, y):
        return ops.where(condition, x, y)


condition = ms.Tensor([True, False])
x = ms.Tensor([1, 2], ms.int64)
for cell in (Select(), Where()):
    assert cell(condition, x, x.astype(ms.float32)).dtype == ms.float32
    assert cell(condition, x.astype(ms.float16), x.astype(ms.float32)).dtype == ms.float32
    assert cell(condition, x, x.astype(ms.int32)).dtype == ms.int64
