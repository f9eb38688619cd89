"""argmax over the classes makes class numbers of one-hot labels."""

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
logits = Tensor([[2.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
one_hot = Tensor([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
labels = one_hot.argmax(1).astype(ms.int32)
assert labels.asnumpy().tolist() == [0, 1]
expected = nn.SoftmaxCrossEntropyWithLogits(sparse=False, reduction="mean")(logits, one_hot)
assert abs(float(loss(logits, labels).asnumpy()) - float(expected.asnumpy())) < 1e-5
