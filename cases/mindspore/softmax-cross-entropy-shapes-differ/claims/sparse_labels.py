"""With sparse=True and reduction "none" the labels become one-hot inside: another batch has this message, a column 'got 3'; with "mean" the words are others, on Features and Labels."""

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
        loss_fn = nn.SoftmaxCrossEntropyWithLogits(**arguments)
        loss_fn(Tensor(np.zeros(logits), ms.float32), Tensor(np.zeros(shape), dtype)).asnumpy()
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


found = words((6,), dtype=ms.int32, sparse=True)
assert "'label' shape: (6, 4), 'logits' shape: (8, 4)" in found, found
found = words((8, 1), dtype=ms.int32, sparse=True)
assert "the dimension of labels must be equal to 2, but got 3" in found, found
found = words((6,), dtype=ms.int32, sparse=True, reduction="mean")
assert "Labels shape value must be equal to the Features except the last dimension of Features" in found, found
found = words((8, 1), dtype=ms.int32, sparse=True, reduction="mean")
assert "Features shape length must be equal to Labels shape length plus 1" in found, found
