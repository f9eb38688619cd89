# releases: >=2.0
"""clip_by_value and mindspore.numpy.clip cut the bounds."""

import os

import mindspore as ms
import mindspore.numpy as mnp
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

counts = ms.Tensor([1, 2, 3], ms.int32)
for one in (ops.clip_by_value(counts, 1.5, 2.5), mnp.clip(counts, 1.5, 2.5)):
    assert one.asnumpy().tolist() == [1, 2, 2]
