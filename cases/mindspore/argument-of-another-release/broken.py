"""A sum of exponentials names its axis as MindSpore 2.0 does."""

import mindspore as ms
from mindspore import Tensor, ops

logits = Tensor([[0.5, 1.0], [2.0, 0.25]], ms.float32)
result = ops.logsumexp(logits, axis=1, keep_dims=True)
