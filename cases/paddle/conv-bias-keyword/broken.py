"""Score images with a convolution and a linear layer that have no bias."""

import numpy as np
import paddle
from paddle import nn


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(3, 8, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2D(8)
        self.head = nn.Linear(8, 4, bias=False)

    def forward(self, images):
        x = nn.functional.relu(self.norm(self.conv(images)))
        return self.head(x.mean([2, 3]))


paddle.seed(0)
images = paddle.to_tensor(np.random.RandomState(0).rand(2, 3, 16, 16).astype("float32"))
model = Net()
result = model(images)
assert list(result.shape) == [2, 4]
