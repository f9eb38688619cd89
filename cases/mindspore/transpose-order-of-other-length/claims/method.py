"""Tensor.transpose with two ints swaps since 2.7 and raises on 2.0; with a tuple of two it raises."""

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


x = ops.ones((2, 6, 8), ms.float32)
if ms.__version__ < "2.1":
    found = words(x.transpose, 1, 2)
    assert "the number of axes must be equal to the dimension of Tensor, but got 2" in found, found
else:
    assert x.transpose(1, 2).shape == (2, 8, 6)
found = words(x.transpose, (1, 2))
assert found.startswith("ValueError: For 'Transpose', "), found
