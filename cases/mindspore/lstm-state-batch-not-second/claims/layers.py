"""Another hidden size is named as h_shape[2], too few layers or directions raise an IndexError, too many layers an error of a reshape."""

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


x = ops.ones((3, 5, 10), ms.float32)
state = ops.zeros((1, 3, 8), ms.float32)
found = words(nn.LSTM(10, 16, batch_first=True), x, (state, state))
assert "the h_shape[2] must be equal to 16, but got 8" in found, found
state = ops.zeros((1, 3, 16), ms.float32)
for more in ({"num_layers": 2}, {"bidirectional": True}):
    found = words(nn.LSTM(10, 16, batch_first=True, **more), x, (state, state))
    assert found.startswith("IndexError: "), found
state = ops.zeros((2, 3, 16), ms.float32)
found = words(nn.LSTM(10, 16, batch_first=True), x, (state, state))
assert "proposed_shape" in found or "accumulate of x_shape must be equal to out_shape" in found, found
