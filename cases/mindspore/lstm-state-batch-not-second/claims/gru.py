"""A GRU and an RNN with a state of another batch size raise an error of an addition, with one of batch 1 of a reshape."""

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
for layer in (nn.GRU, nn.RNN):
    found = words(layer(10, 16, batch_first=True), x, ops.zeros((1, 5, 16), ms.float32))
    assert found.startswith("ValueError: For 'Add"), found
    assert "need to broadcast" in found, found
    found = words(layer(10, 16, batch_first=True), x, ops.zeros((1, 1, 16), ms.float32))
    assert "proposed_shape" in found or "accumulate of x_shape must be equal to out_shape" in found, found
