"""One-hot labels of float32 are refused for their dtype: the labels must be Int32 or Int64."""

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


logits, labels = ops.ones((4, 3), ms.float32), Tensor(np.eye(4, 3), ms.float32)
loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
found = words(lambda: loss(logits, labels).asnumpy())
assert "For primitive[SparseSoftmaxCrossEntropyWithLogits], the input argument[labels_type] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32]." in found, found
