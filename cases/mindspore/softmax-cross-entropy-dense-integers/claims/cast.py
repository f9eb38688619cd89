"""Class numbers as float32 raise an error about the dimension of the labels instead."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


found = words(
    nn.SoftmaxCrossEntropyWithLogits(reduction="mean"),
    ops.ones((4, 3), ms.float32),
    Tensor([0, 2, 1, 1], ms.float32),
)
assert "ValueError" in found and "dimension of labels must be equal to 2, but got 1" in found, found
