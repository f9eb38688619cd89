"""Split the features of a sequence into the heads of an attention layer, and compute its weights."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")


class Heads(nn.Cell):
    def __init__(self, heads):
        super().__init__()
        self.heads = heads

    def construct(self, x):
        batch, length, width = x.shape
        split = ops.reshape(x, (batch, length, self.heads, width // self.heads))
        return split.transpose((0, 2, 1, 3))


x = Tensor(np.random.RandomState(0).rand(2, 5, 8), ms.float32)
query = Heads(4)(x)
scores = ops.matmul(query, query.transpose((0, 1, 3, 2)))

result = ops.softmax(scores, -1)
assert result.shape == (2, 4, 5, 5)
