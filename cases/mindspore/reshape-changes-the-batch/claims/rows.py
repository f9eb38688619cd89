"""reshape((-1, 64)) of 10 images with 128 numbers gives 20 rows, and raises nothing; with the batch in front it is refused."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
x = ops.ones((10, 8, 4, 4), ms.float32)
assert x.reshape((-1, 64)).shape == (20, 64)
assert x.reshape((10, -1)).shape == (10, 128)
try:
    x.reshape((10, 64)).asnumpy()
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")
