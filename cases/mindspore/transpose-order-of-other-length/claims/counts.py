"""The message counts the order and the axes: an order of four and an image of three axes."""

import os

import mindspore as ms
from mindspore import ops

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


x = ops.ones((3, 8, 8), ms.float32)
found = words(ops.transpose, x, (0, 1))
if ms.__version__ < "2.1":
    assert "must be equal, but got 3 and 2 respectively" in found, found
else:
    assert "but got 2 and 3!" in found, found
    found = words(ops.transpose, x, (0, 2, 3, 1))
    assert "but got 4 and 3!" in found, found
assert ops.transpose(x, (1, 2, 0)).shape == (8, 8, 3)
