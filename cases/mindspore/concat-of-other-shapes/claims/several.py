"""With two poolings the sides must be multiples of four: 18 fails at the second join."""

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


pool, up = nn.MaxPool2d(2, 2), nn.Conv2dTranspose(1, 1, 2, stride=2, pad_mode="valid")


def twice(size):
    """Join after each of two halvings."""
    first = ops.ones((1, 1, size, size), ms.float32)
    second = pool(first)
    third = pool(second)
    ops.concat((second, up(third)), 1)
    ops.concat((first, up(second)), 1)


twice(20)
found = words(twice, 18)
assert "oncat" in found and ("element1_shape[2]: 8, element0_shape[2]: 9." in found or "{1, 1, 8, 8}" in found), found
