"""Standardize a batch of features by the statistics of the training data, and compute the scores."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
ms.set_seed(0)

train = np.random.RandomState(0).rand(100, 4).astype(np.float32)
mean = Tensor(train.mean(axis=0))
scale = Tensor(train.std(axis=0))

batch = Tensor(train[:8])
centred = batch - mean
scores = nn.Dense(4, 3)(centred / scale)

result = centred
assert scores.shape == (8, 3)
