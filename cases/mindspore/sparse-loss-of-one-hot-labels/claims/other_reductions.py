"""Without reduction="mean" the words are those of another operator, "the dimension of labels must be equal to 2, but got 3"."""

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


logits, labels = ops.ones((4, 3), ms.float32), Tensor(np.eye(4, 3), ms.int32)
for reduction in ("none", "sum"):
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction=reduction)
    found = words(lambda: loss(logits, labels).asnumpy())
    assert "For primitive[SoftmaxCrossEntropyWithLogits], the dimension of labels must be equal to 2, but got 3." in found, found
