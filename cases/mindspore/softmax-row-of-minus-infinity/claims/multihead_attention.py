"""`nn.MultiheadAttention` has it: a sequence that is padding as a whole changes the attention of other sequences."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)

ms.set_seed(0)
layer = nn.MultiheadAttention(4, 1)
x = ms.Tensor(np.random.default_rng(0).standard_normal((2, 128, 4)).astype(np.float32))
padding = np.zeros((128, 2), bool)
_, right = layer(x, x, x, key_padding_mask=ms.Tensor(padding))
padding[0] = True
_, weights = layer(x, x, x, key_padding_mask=ms.Tensor(padding))
assert np.allclose(right.asnumpy().sum(-1), 1, atol=1e-4)
assert not np.allclose(weights.asnumpy()[1:], right.asnumpy()[1:], atol=1e-3)
