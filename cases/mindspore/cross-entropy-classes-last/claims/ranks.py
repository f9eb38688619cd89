"""Logits with two axes more than the labels have other words, on the ranks."""

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

found = words(loss, ones(4, 1, 3), zeros(4))
assert "the rank of 'logits' and 'labels' should be: 1. 'logits.ndim == labels.ndim' for probabilities, 2. 'logits.ndim - 1 == labels.ndim' for class indices, but get 'logits' rank: 3 and 'labels' rank: 1." in found, found
assert loss(ones(4, 1, 3).squeeze(1), zeros(4)).shape == ()
