# releases: >=2.7
"""In construct in graph mode the message is that of StridedSlice."""

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
        return x[4]


ms.set_context(mode=ms.GRAPH_MODE)
found = words(Net(), ops.ones((4, 3), ms.float32))
assert "IndexError: For 'StridedSlice', " in found, found
assert "'begin[0]' must be in [-4, 4)" in found and "'begin[0]': 4." in found, found
