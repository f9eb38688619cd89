"""A column of labels or one-hot labels have another message, on the length of the shapes."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
logits = Tensor(np.zeros((10, 3)), ms.float32)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
for shape in ((10, 1), (10, 3)):
    try:
        loss_fn(logits, Tensor(np.zeros(shape), ms.int32)).asnumpy()
    except ValueError as error:
        assert "Features shape length must be equal to Labels shape length plus 1" in str(error), error
    else:
        raise AssertionError("nothing was raised")
