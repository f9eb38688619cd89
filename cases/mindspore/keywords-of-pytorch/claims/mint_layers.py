# releases: >=2.8
"""On the CPU mint.nn.Linear works; mint.nn.Conv2d, LayerNorm, BatchNorm2d and GELU have no kernel and raise a RuntimeError."""

import os

import mindspore as ms
import numpy as np
from mindspore import mint

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
rows = ms.Tensor(np.ones((2, 3), np.float32))
image = ms.Tensor(np.ones((1, 3, 8, 8), np.float32))
assert mint.nn.Linear(in_features=3, out_features=4)(rows).asnumpy().shape == (2, 4)
for layer, x in (
    (mint.nn.Conv2d(3, 4, kernel_size=3), image),
    (mint.nn.LayerNorm((3,)), rows),
    (mint.nn.GELU(), rows),
    (mint.nn.BatchNorm2d(3), image),
):
    try:
        layer(x).asnumpy()
    except RuntimeError as error:
        text = str(error).lower()
        assert "kernel" in text, text
    else:
        raise AssertionError("nothing was raised")
