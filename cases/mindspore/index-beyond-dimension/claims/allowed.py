"""Indices from minus the size to the size less one are read, others raise; slices do not."""

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


x = ops.ones((4, 3), ms.float32)
for i in range(-4, 4):
    assert x[i].shape == (3,)
for i in (4, -5):
    found = words(lambda: x[i].asnumpy())
    assert f"IndexError: index {i} is out of bounds for dimension with size 4" in found, found
assert x[2:9].shape == (2, 3)
assert x[4:6].shape == (0, 3)
