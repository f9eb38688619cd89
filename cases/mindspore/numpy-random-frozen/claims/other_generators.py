"""Graph mode freezes a number of Python's `random` and a Generator of NumPy, too."""

import random

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Python(nn.Cell):
    """Draw with the module random."""

    def construct(self, x):
        noise = random.random()
        return x + noise


class Generator(nn.Cell):
    """Draw with a Generator."""

    def __init__(self):
        super().__init__()
        self.rng = np.random.default_rng(0)

    def construct(self, x):
        return x + ms.Tensor(self.rng.standard_normal(3).astype(np.float32))


sample = ms.Tensor([1.0, 2.0, 3.0], ms.float32)
for cell in (Python(), Generator()):
    assert len({tuple(cell(sample).asnumpy().tolist()) for _ in range(4)}) == 1
