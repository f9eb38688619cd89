"""A shape with -1 raises where the division leaves a rest; up to 2.7.0 the rounded number is printed."""

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


found = words(ops.reshape, ops.ones((4, 1, 28, 28), ms.float32), (-1, 3, 28, 28))
assert found.startswith("ValueError: "), found
if tuple(map(int, ms.__version__.split(".")[:3])) < (2, 7, 1):
    assert "1, 3, 28, 28" in found.partition("out_shape: ")[2], found
else:
    assert "{-1, 3, 28, 28}' is invalid for input of size 3136" in found, found
