"""Sentences of as many words as there are classes raise nothing, and the loss is another number."""

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

logits = Tensor(np.random.RandomState(0).rand(2, 3, 3), ms.float32)
labels = Tensor([[0, 1, 2], [2, 2, 0]], ms.int32)
wrong = float(loss(logits, labels).asnumpy())
right = float(loss(logits.swapaxes(1, 2), labels).asnumpy())
flat = float(loss(logits.reshape(-1, 3), labels.reshape(-1)).asnumpy())
assert abs(right - flat) < 1e-4
assert abs(wrong - right) > 1e-3
