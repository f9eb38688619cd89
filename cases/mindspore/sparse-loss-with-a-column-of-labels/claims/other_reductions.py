"""With reduction "none" and "sum" a column has the words of the dense loss: the dimension of labels must be equal to 2, but got 3."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(shape, logits=(8, 4), reduction="mean"):
    """What the loss raises for labels of this shape."""
    try:
        loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction=reduction)
        loss_fn(Tensor(np.zeros(logits), ms.float32), Tensor(np.zeros(shape), ms.int32)).asnumpy()
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


for reduction in ("none", "sum"):
    found = words((8, 1), reduction=reduction)
    assert "For primitive[SoftmaxCrossEntropyWithLogits], the dimension of labels must be equal to 2, but got 3." in found, found
