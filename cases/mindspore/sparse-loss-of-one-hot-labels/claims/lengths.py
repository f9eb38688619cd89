"""The loss compares the lengths of the two shapes: labels have one axis less than the logits, also for sequences."""

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
for logits, labels in (((4, 3), (4,)), ((2, 5, 3), (2, 5))):
    value = loss(ops.ones(logits, ms.float32), Tensor(np.zeros(labels), ms.int32))
    assert abs(float(value.asnumpy()) - np.log(3)) < 1e-4
found = words(lambda: loss(ops.ones((2, 5, 3), ms.float32), Tensor(np.zeros(2), ms.int32)).asnumpy())
assert "Features shape length must be equal to Labels shape length plus 1" in found, found
