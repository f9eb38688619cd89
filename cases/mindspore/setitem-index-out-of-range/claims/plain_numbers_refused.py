# releases: >=2.10
"""On 2.10.0 `x[0, 3] = 1` of three columns is refused."""

import os

import mindspore as ms
import numpy as np

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)

x = ms.Tensor(np.zeros((2, 3), np.float32))
try:
    x[0, 3] = 1.0
    x.asnumpy()
except IndexError as error:
    assert "index 3 is out of bounds for dimension with size 3" in str(error), error
else:
    raise AssertionError("accepted")
