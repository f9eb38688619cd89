"""The arithmetic is done in NumPy, and the result becomes a tensor."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
ms.set_seed(0)

train = np.random.RandomState(0).rand(100, 4).astype(np.float32)
mean = train.mean(axis=0)
scale = train.std(axis=0)

centred = Tensor(train[:8] - mean)
scores = nn.Dense(4, 3)(Tensor((train[:8] - mean) / scale))

result = centred
assert scores.shape == (8, 3)
