# releases: >=2.8
"""In 2.8 and later `x.max(dim=1)` and `x.max(1)` give values and indices, as PyTorch does; axis=1 does not."""

import os

import mindspore as ms
import numpy as np

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
x = ms.Tensor(np.arange(12).reshape(4, 3).astype(np.float32))
for found in (x.max(dim=1), x.max(1)):
    values, indices = found
    assert indices.asnumpy().tolist() == [2, 2, 2, 2]
assert x.max(axis=1).shape == (4,)
