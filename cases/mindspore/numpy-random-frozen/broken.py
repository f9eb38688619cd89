"""Noise for data augmentation is drawn with NumPy inside construct; in Graph mode it is drawn once,
while compiling."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Jitter(nn.Cell):
    """Add Gaussian noise to a sample."""

    def construct(self, x):
        return x + ms.Tensor(np.random.randn(3).astype(np.float32))


jitter = Jitter()
sample = ms.Tensor([1.0, 2.0, 3.0], ms.float32)
draws = {tuple(jitter(sample).asnumpy().tolist()) for _ in range(4)}
result = len(draws)
assert result == 4, f"four calls drew {result} different noise vectors"
