"""What was there before is cut to the size of the doubled image."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
    pynative_synchronize=True,
)
ms.set_seed(0)


class SkipNet(nn.Cell):
    """Halve the image, double it again, and join it with what was there before."""

    def __init__(self):
        super().__init__()
        self.first = nn.Conv2d(1, 4, 3)
        self.pool = nn.MaxPool2d(2, 2)
        self.up = nn.Conv2dTranspose(4, 4, 2, stride=2, pad_mode="valid")
        self.last = nn.Conv2d(8, 1, 3)

    def construct(self, x):
        before = self.first(x)
        after = self.up(self.pool(before))
        before = before[:, :, : after.shape[2], : after.shape[3]]
        return self.last(ops.concat((before, after), 1))


images = np.random.RandomState(0).rand(2, 1, 15, 15).astype(np.float32)
mask = SkipNet()(Tensor(images))
result = mask.asnumpy()
assert result.shape == (2, 1, 14, 14)
