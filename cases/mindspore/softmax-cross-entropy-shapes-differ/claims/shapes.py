"""Another number of classes, another batch and a column have this message, which gives both shapes."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(shape, logits=(8, 4), dtype=ms.float32, **arguments):
    """What the loss raises for labels of this shape."""
    try:
        loss_fn = nn.SoftmaxCrossEntropyWithLogits(reduction="mean", **arguments)
        loss_fn(Tensor(np.zeros(logits), ms.float32), Tensor(np.zeros(shape), dtype)).asnumpy()
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


for shape in ((8, 3), (8, 5), (6, 4), (8, 1)):
    found = words(shape)
    assert f"but got 'label' shape: {shape}, 'logits' shape: (8, 4)" in found, found
