"""Labels or logits without exactly two axes are refused by other words, which give the number of axes."""

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


assert "the dimension of labels must be equal to 2, but got 1" in words((8,))
assert "the dimension of labels must be equal to 2, but got 3" in words((8, 1, 4))
assert "the dimension of logits must be equal to 2, but got 3" in words((8, 6, 4), logits=(8, 6, 4))
