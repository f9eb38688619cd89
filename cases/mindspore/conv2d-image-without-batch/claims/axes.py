"""The message has the number of axes: 2 for a matrix, 5 for a batch in a batch."""

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


for shape in ((8, 8), (1, 8, 8), (1, 2, 1, 8, 8)):
    found = words(nn.Conv2d(1, 8, 3), ops.ones(shape, ms.float32))
    assert f"the x shape size must be equal to 4, but got {len(shape)}." in found, found
