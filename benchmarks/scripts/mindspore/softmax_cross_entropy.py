"""Cross entropy against the formula."""

import numpy as np
from mindspore import Tensor, ops

rng = np.random.default_rng(0)
logits = rng.normal(size=(6, 5)).astype(np.float32)
labels = rng.integers(0, 5, 6).astype(np.int32)
result = ops.cross_entropy(Tensor(logits), Tensor(labels))
shifted = logits - logits.max(1, keepdims=True)
log_softmax = shifted - np.log(np.exp(shifted).sum(1, keepdims=True))
np.testing.assert_allclose(result.asnumpy(), -log_softmax[range(6), labels].mean(), rtol=1e-5)
