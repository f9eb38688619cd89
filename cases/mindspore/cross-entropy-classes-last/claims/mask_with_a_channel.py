"""A mask of shape (N, 1, H, W) has as many axes as the logits and is taken for probabilities: its dtype is refused."""

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

found = words(loss, ones(2, 3, 8, 8), zeros(2, 1, 8, 8))
assert "For 'CrossEntropyLoss', the 'labels' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.int32'." in found, found
assert loss(ones(2, 3, 8, 8), zeros(2, 1, 8, 8).squeeze(1)).shape == ()
