"""A column of class numbers, of shape (N, 1), has the same message as one-hot labels; squeeze(-1) mends it."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE, pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
logits = ops.ones((4, 3), ms.float32)
for labels in (np.eye(4, 3), np.zeros((4, 1))):
    found = words(lambda: loss(logits, Tensor(labels, ms.int32)).asnumpy())
    assert "ValueError: Features shape length must be equal to Labels shape length plus 1" in found, found
column = Tensor(np.zeros((4, 1)), ms.int32)
assert abs(float(loss(logits, column.squeeze(-1)).asnumpy()) - np.log(3)) < 1e-4
