"""Conv3d and BatchNorm2d refuse a sample without batch in other words."""

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


found = words(nn.Conv3d(3, 8, 3), ops.ones((3, 8, 8, 8), ms.float32))
assert "size must be equal to 5, but got 4" in found or "must be 5d, but got 4" in found, found
found = words(nn.BatchNorm2d(3).set_train(False), ops.ones((3, 8, 8), ms.float32))
assert "For 'BatchNorm2d', the in_shape must have 4 dims, but got 3" in found, found
