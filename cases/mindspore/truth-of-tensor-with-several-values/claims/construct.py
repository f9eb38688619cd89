"""In construct in graph mode the message has the shape."""

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


class Net(nn.Cell):
    def construct(self, x):
        if x > 0:
            return x
        return -x


ms.set_context(mode=ms.GRAPH_MODE)
found = words(Net(), ops.ones((3,), ms.float32))
assert "Only tensor which shape is () or (1,) can be converted to bool, but got tensor shape is (3" in found, found
