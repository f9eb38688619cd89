"""construct makes a two-dimensional mask with NumPy and swaps its axes; MindSpore 2.0 in Graph
mode answers that there is only one axis."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

WIDTH = 8


class TimeMajorPooling(nn.Cell):
    """Average over time, with the time axis first as recurrent layers want it."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Dense(12, WIDTH)

    def construct(self, frames):
        mask = ms.Tensor(np.ones(frames.shape[:-1]), dtype=ms.float32)
        mask = mask.swapaxes(0, 1).expand_dims(-1)
        hidden = self.embed(frames).swapaxes(0, 1)
        return (hidden * mask).sum(0) / mask.sum(0)


model = TimeMajorPooling()
result = model(ops.ones((2, 5, 12), ms.float32))
assert result.shape == (2, WIDTH)
