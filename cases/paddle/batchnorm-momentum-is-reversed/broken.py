"""Batch normalisation with the momentum of a PyTorch program, 0.1."""

import numpy as np
import paddle
from paddle import nn

norm = nn.BatchNorm1D(1, momentum=0.1)
norm.train()
for mean in [0.0] * 19 + [10.0]:
    batch = np.array([[mean - 1], [mean + 1]], np.float32)
    norm(paddle.to_tensor(batch))

result = norm._mean.numpy()
assert result[0] < 2, "after one odd batch of 20 the running mean is %.1f" % result[0]
