# releases: >=2.7
"""An empty tensor has no truth either, and the number is 0."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor

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


found = words(bool, Tensor(np.zeros((0,)), ms.float32))
assert "should have only one element, but got 0, more than one" in found, found
