"""The axis is given by its position, which is the same in every release."""

import mindspore as ms
from mindspore import Tensor, ops

logits = Tensor([[0.5, 1.0], [2.0, 0.25]], ms.float32)
result = ops.logsumexp(logits, 1, True)
