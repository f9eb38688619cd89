"""A shape with -1 raises where the division leaves a rest, in graph mode and up to 2.7.0 with a rounded number; where it leaves none, three images become one."""

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


class Colour(nn.Cell):
    """Read the images as colour images."""

    def construct(self, images):
        return images.reshape(-1, 3, 28, 28)


net = Colour()
assert net(ops.ones((3, 1, 28, 28), ms.float32)).shape == (1, 3, 28, 28)
found = words(net, ops.ones((4, 1, 28, 28), ms.float32))
assert found.startswith("ValueError: "), found
if ms.get_context("mode") == ms.GRAPH_MODE or tuple(map(int, ms.__version__.split(".")[:3])) < (2, 7, 1):
    assert "1, 3, 28, 28" in found.partition("out_shape: ")[2], found
else:
    assert "{-1, 3, 28, 28}' is invalid for input of size 3136" in found, found
