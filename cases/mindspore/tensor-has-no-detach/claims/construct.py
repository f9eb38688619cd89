"""In construct the message is the same."""

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
        return x.detach() * 2


found = words(Net(), ops.ones((2,), ms.float32))
assert "AttributeError: 'Tensor' object has no attribute 'detach'" in found, found
