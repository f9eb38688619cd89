"""A pooling by two rounds down: 15 becomes 7, which doubles to 14; 16 becomes 8, which doubles to 16."""

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


pool = nn.MaxPool2d(2, 2)
up = nn.Conv2dTranspose(1, 1, 2, stride=2, pad_mode="valid")
for size, half, double in ((15, 7, 14), (16, 8, 16)):
    halved = pool(ops.ones((1, 1, size, size), ms.float32))
    assert halved.shape == (1, 1, half, half)
    assert up(halved).shape == (1, 1, double, double)
