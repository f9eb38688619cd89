"""Score images; the batch is kept by shape[0]."""

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
        x = x.reshape([x.shape[0], -1])
        return self.head(x)


paddle.seed(0)
images = paddle.to_tensor(np.random.RandomState(0).rand(3, 1, 12, 12).astype("float32"))
result = Net()(images)
assert list(result.shape) == [3, 10]
