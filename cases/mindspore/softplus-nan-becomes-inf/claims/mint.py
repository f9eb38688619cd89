# releases: >=2.10
"""`mint.nn.functional.softplus` turns NaN into infinity as well, in float16 and float32."""

import os

import mindspore as ms
import numpy as np
from mindspore import mint

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)

for dtype in (ms.float16, ms.float32):
    first, second = mint.nn.functional.softplus(ms.Tensor([np.nan, 2.0], dtype)).asnumpy()
    assert np.isposinf(first)
    assert abs(second - 2.127) < 1e-2
