"""nn.CrossEntropyLoss names both shapes too, in words of its own."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


for shape, dtype in (((8, 5), ms.float32), ((6,), ms.int32)):
    try:
        nn.CrossEntropyLoss()(Tensor(np.zeros((8, 4)), ms.float32), Tensor(np.zeros(shape), dtype)).asnumpy()
    except ValueError as error:
        assert "For 'CrossEntropyLoss', the shape of 'logits' should be (N, C, d_0, d_1, ...)" in str(error), error
        assert f"but get 'logits' shape: (8, 4) and 'labels' shape: {shape}" in str(error), error
    else:
        raise AssertionError("nothing was raised")
