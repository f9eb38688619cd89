"""Labels of another batch, and masks of another size than the logits, have the same message."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE, pynative_synchronize=True)


def ones(*shape):
    """Logits."""
    return ops.ones(shape, ms.float32)


def zeros(*shape):
    """Class numbers."""
    return Tensor(np.zeros(shape), ms.int32)


loss = nn.CrossEntropyLoss()


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")

for logits, labels in (((4, 3), (5,)), ((2, 3, 8, 8), (2, 16, 16))):
    found = words(loss, ones(*logits), zeros(*labels))
    assert "ValueError: For 'CrossEntropyLoss', the shape of 'logits' should be (N, C, d_0, d_1, ...), and the shape of 'labels' should be (N, d_0, d_1, ...), but get 'logits' shape: " in found, found
