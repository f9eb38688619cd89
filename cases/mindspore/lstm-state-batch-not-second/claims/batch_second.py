"""With batch_first the batch of the state is its second axis all the same; the first axis is refused."""

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


lstm = nn.LSTM(10, 16, num_layers=2, batch_first=True)
x = ops.ones((3, 5, 10), ms.float32)
state = ops.zeros((2, 3, 16), ms.float32)
output, (h, c) = lstm(x, (state, state))
assert output.shape == (3, 5, 16) and h.shape == (2, 3, 16)
state = ops.zeros((3, 2, 16), ms.float32)
found = words(lstm, x, (state, state))
assert "the h_shape[1] must be equal to 3, but got 2" in found, found
