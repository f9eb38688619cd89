# releases: >=2.7
"""Conv1d with two axes has the message of Conv2D with 3."""

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


found = words(nn.Conv1d(3, 8, 3), ops.ones((3, 8), ms.float32))
assert "For primitive[Conv2D], the x shape size must be equal to 4, but got 3." in found, found
assert nn.Conv1d(3, 8, 3)(ops.ones((1, 3, 8), ms.float32)).shape == (1, 8, 8)
