"""Where every label is the ignored one, `cross_entropy` is 0."""

import paddle
import paddle.nn.functional as F

assert F.cross_entropy(paddle.ones([2, 3]), paddle.to_tensor([-1, -1]), ignore_index=-1).item() == 0
