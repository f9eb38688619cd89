"""Without batch_first the second axis of the input counts as the batch."""

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


state = ops.zeros((1, 3, 16), ms.float32)
x = ops.ones((3, 5, 10), ms.float32)
found = words(nn.LSTM(10, 16), x, (state, state))
assert "the h_shape[1] must be equal to 5, but got 3" in found, found
assert nn.LSTM(10, 16, batch_first=True)(x, (state, state))[0].shape == (3, 5, 16)
