"""Another batch is refused by each loss in words of its own: with reduction "none" both shapes are named, and nn.CrossEntropyLoss names them too."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
logits, labels = Tensor(np.zeros((20, 3)), ms.float32), Tensor(np.zeros(10), ms.int32)
for loss_fn, words in (
    (nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean"), "Labels shape value must be equal to the Features except the last dimension of Features"),
    (nn.SoftmaxCrossEntropyWithLogits(sparse=True), "but got 'label' shape: (10, 3), 'logits' shape: (20, 3)"),
    (nn.CrossEntropyLoss(), "but get 'logits' shape: (20, 3) and 'labels' shape: (10,)"),
):
    try:
        loss_fn(logits, labels).asnumpy()
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
