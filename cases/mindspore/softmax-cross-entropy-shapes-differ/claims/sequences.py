"""Logits of three axes and their one-hot labels are right as two axes of rows and classes."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


logits, labels = np.zeros((8, 6, 4)), np.eye(4)[np.zeros((8, 6), int)]
loss_fn = nn.SoftmaxCrossEntropyWithLogits()
losses = loss_fn(Tensor(logits.reshape(-1, 4), ms.float32), Tensor(labels.reshape(-1, 4), ms.float32))
assert losses.shape == (48,)
np.testing.assert_allclose(losses.asnumpy(), np.log(4), rtol=1e-5)
