"""Logits with an axis too many have the message with right labels; Flatten or reshape mends them; without reduction="mean" the words are of the dimension of logits."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE, pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
labels = Tensor(np.zeros(2), ms.int32)
images, layer = ops.ones((2, 4, 5), ms.float32), nn.Dense(5, 3)
found = words(lambda: loss(layer(images), labels).asnumpy())
assert "Features shape length must be equal to Labels shape length plus 1" in found, found
assert np.isfinite(loss(nn.Dense(20, 3)(nn.Flatten()(images)), labels).asnumpy())
tokens = Tensor(np.zeros((2, 4)), ms.int32)
found = words(lambda: loss(layer(images), tokens.reshape(-1)).asnumpy())
assert "Features shape length must be equal to Labels shape length plus 1" in found, found
assert np.isfinite(loss(layer(images).reshape(-1, 3), tokens.reshape(-1)).asnumpy())
plain = nn.SoftmaxCrossEntropyWithLogits(sparse=True)
found = words(lambda: plain(ops.ones((5, 10, 1, 1), ms.float32), Tensor(np.zeros(5), ms.int32)).asnumpy())
assert "the dimension of logits must be equal to 2, but got 4" in found, found
