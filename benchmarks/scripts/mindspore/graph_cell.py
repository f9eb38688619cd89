"""A cell run in graph mode."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return ops.relu(self.dense(x)) + 1


result = Net()(Tensor(np.ones((3, 4), np.float32)))
np.testing.assert_allclose(result.asnumpy(), np.full((3, 2), 5.0))
