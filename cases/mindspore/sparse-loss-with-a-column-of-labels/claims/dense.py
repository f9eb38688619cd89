"""One-hot labels are right without sparse=True, as float32, and class numbers from argmax with it: both losses are equal."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


logits = Tensor(np.arange(12).reshape(3, 4) % 5, ms.float32)
one_hot = np.eye(4)[[2, 0, 3]]
dense = nn.SoftmaxCrossEntropyWithLogits(reduction="mean")(logits, Tensor(one_hot, ms.float32))
sparse = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")(logits, Tensor(one_hot.argmax(1), ms.int32))
np.testing.assert_allclose(dense.asnumpy(), sparse.asnumpy(), rtol=1e-5)
