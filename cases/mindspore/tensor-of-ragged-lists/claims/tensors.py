"""A list of tensors or arrays of two shapes fails like lists of two lengths."""

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


a, b = np.ones(2, np.float32), np.ones(3, np.float32)
for rows in ([a, b], [Tensor(a), Tensor(b)]):
    found = words(Tensor, rows)
    assert "unsupported element" in found or "inhomogeneous" in found, found
