"""The noise is drawn outside and passed in."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Jitter(nn.Cell):
    """Add noise to a sample."""

    def construct(self, x, noise):
        return x + noise


jitter = Jitter()
sample = ms.Tensor([1.0, 2.0, 3.0], ms.float32)
draws = set()
for _ in range(4):
    noise = ms.Tensor(np.random.randn(3).astype(np.float32))
    draws.add(tuple(jitter(sample, noise).asnumpy().tolist()))
result = len(draws)
assert result == 4, f"four calls drew {result} different noise vectors"
