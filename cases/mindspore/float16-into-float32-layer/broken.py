"""A backbone that computes in half precision, and a head that classifies its features."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
ms.set_seed(0)

backbone = nn.SequentialCell(nn.Dense(16, 8), nn.ReLU()).to_float(ms.float16)
head = nn.Dense(8, 3)

images = ms.Tensor(np.random.default_rng(0).standard_normal((5, 16)), ms.float32)
features = backbone(images)
result = head(features)
assert result.shape == (5, 3)
