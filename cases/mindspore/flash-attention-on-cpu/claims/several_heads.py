"""With several heads the last axis is split first, and the scale is that of one head: so the result is that of attention head by head, without the split it is not."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")

HEADS = 2


def attend(query, key, value):
    """Attention over the last two axes."""
    scores = ops.matmul(query, key.swapaxes(-1, -2)) * query.shape[-1] ** -0.5
    return ops.matmul(ops.softmax(scores), value)


class Attention(nn.Cell):
    """Attention with several heads, of the layout BSH."""

    def split(self, x):
        batch, length, width = x.shape
        return x.reshape(batch, length, HEADS, width // HEADS).swapaxes(1, 2)

    def construct(self, query, key, value):
        heads = attend(self.split(query), self.split(key), self.split(value))
        return heads.swapaxes(1, 2).reshape(query.shape)


class OneHead(nn.Cell):
    """Attention without the split."""

    def construct(self, query, key, value):
        return attend(query, key, value)


def reference(query, key, value):
    """Attention of one head, in NumPy."""
    scores = query @ key.swapaxes(1, 2) * query.shape[-1] ** -0.5
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True) @ value


arrays = np.random.default_rng(0).normal(size=(3, 2, 5, 8)).astype(np.float32)
inputs = [ms.Tensor(array) for array in arrays]
expected = np.concatenate(
    [reference(*(array[..., part] for array in arrays)) for part in (slice(0, 4), slice(4, 8))], -1
)
assert np.allclose(Attention()(*inputs).asnumpy(), expected, atol=1e-3)
assert not np.allclose(OneHead()(*inputs).asnumpy(), expected, atol=1e-2)
