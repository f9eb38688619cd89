# releases: >=2.6
"""Score images; all axes behind the batch are flattened."""

import numpy as np
import paddle
from paddle import nn


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(1, 4, 3)
        self.head = nn.Linear(4 * 10 * 10, 10)

    def forward(self, images):
        x = nn.functional.relu(self.conv(images))
        x = x.flatten(1)
        return self.head(x)


paddle.seed(0)
images = paddle.to_tensor(np.random.RandomState(0).rand(3, 1, 12, 12).astype("float32"))
result = Net()(images)
assert list(result.shape) == [3, 10]
