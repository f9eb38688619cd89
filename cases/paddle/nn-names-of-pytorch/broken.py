"""Score images with a small network whose layers are named as in PyTorch."""

import numpy as np
import paddle
from paddle import nn


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(3, 8, 3, padding=1)
        self.norm = nn.BatchNorm2d(8)
        self.pool = nn.MaxPool2d(2)
        self.head = nn.Linear(8 * 8 * 8, 4)

    def forward(self, images):
        x = nn.functional.relu(self.norm(self.conv(images)))
        return self.head(self.pool(x).flatten(1))


paddle.seed(0)
images = paddle.to_tensor(np.random.RandomState(0).rand(2, 3, 16, 16).astype("float32"))
model = Net()
result = model(images)
assert list(result.shape) == [2, 4]
