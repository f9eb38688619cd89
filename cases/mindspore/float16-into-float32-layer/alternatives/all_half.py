"""With `to_float(ms.float16)` the head computes in half precision, too; its weights stay float32, and the result is float16."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
ms.set_seed(0)

backbone = nn.SequentialCell(nn.Dense(16, 8), nn.ReLU()).to_float(ms.float16)
head = nn.Dense(8, 3).to_float(ms.float16)

images = ms.Tensor(np.random.default_rng(0).standard_normal((5, 16)), ms.float32)
features = backbone(images)
result = head(features)
assert result.shape == (5, 3)
assert result.dtype == ms.float16
assert head.weight.dtype == ms.float32
