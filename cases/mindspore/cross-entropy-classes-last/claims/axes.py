"""The classes are in the second axis, and the other axes of the logits are those of the labels."""

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

for logits, labels in (((4, 3), (4,)), ((4, 3, 6), (4, 6)), ((2, 3, 8, 8), (2, 8, 8))):
    assert abs(float(loss(ones(*logits), zeros(*labels)).asnumpy()) - np.log(3)) < 1e-3
found = words(loss, ones(4, 6, 3), zeros(4, 6))
assert found.endswith("but get 'logits' shape: (4, 6, 3) and 'labels' shape: (4, 6)."), found
