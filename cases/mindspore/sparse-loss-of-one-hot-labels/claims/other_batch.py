"""Where the lengths fit and the sizes do not, as with labels of another batch, the words are "Labels shape value must be equal to the Features"."""

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
found = words(lambda: loss(ops.ones((4, 3), ms.float32), Tensor(np.zeros(3), ms.int32)).asnumpy())
assert "Labels shape value must be equal to the Features except the last dimension of Features" in found, found
