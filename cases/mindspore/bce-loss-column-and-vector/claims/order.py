"""The message prints the shape of the output, then that of the labels."""

import os

import mindspore as ms
from mindspore import nn, ops

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


found = words(nn.BCELoss(), ops.ones((4, 1), ms.float32), ops.ones((4, 3), ms.float32))
assert "shape: [4,1,] must be equal to [4,3,]" in found, found
