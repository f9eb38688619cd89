"""One-hot labels have this message too, which has no shape in it."""

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


length = "Features shape length must be equal to Labels shape length plus 1"
found = words((8, 4)).split("---")[0]
assert found.strip() == length, found
