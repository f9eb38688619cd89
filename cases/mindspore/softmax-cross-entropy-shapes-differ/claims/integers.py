"""Integers without sparse=True are refused for their type, before the shapes are compared."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


try:
    nn.SoftmaxCrossEntropyWithLogits()(Tensor(np.zeros((8, 4)), ms.float32), Tensor(np.zeros(8), ms.int32)).asnumpy()
except TypeError as error:
    assert "the input type must be same" in str(error), error
else:
    raise AssertionError("nothing was raised")
