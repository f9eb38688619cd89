# releases: >=2.8
"""mint.cat takes dim; mint.stack has no kernel for the CPU."""

import os

import mindspore as ms
import numpy as np
from mindspore import mint

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
x = ms.Tensor(np.ones((2, 3), np.float32))
assert mint.cat((x, x), dim=1).shape == (2, 6)
try:
    mint.stack((x, x), dim=1).asnumpy()
except RuntimeError as error:
    assert "The kernel StackExt unregistered" in str(error)
else:
    raise AssertionError("nothing was raised")
