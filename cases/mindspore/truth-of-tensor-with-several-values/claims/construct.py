"""In construct in graph mode the message of an if has the shape, and that of a while has the words of NumPy."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)


class Loop(nn.Cell):
    def construct(self, x):
        while x > 0:
            x = x - 1
        return x


class If(nn.Cell):
    def construct(self, x):
        if x > 0:
            return x
        return -x


def words(cell, *shape):
    """What is raised."""
    try:
        cell(ms.Tensor(np.ones(shape, np.float32))).asnumpy()
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


ms.set_context(mode=ms.GRAPH_MODE)
assert "Only tensor which shape is () or (1,) can be converted to bool, but got tensor shape is (3" in words(If(), 3)
assert "The truth value of an array with more than one element is ambiguous" in words(Loop(), 3)
