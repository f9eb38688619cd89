"""Classify small images by a convolution and a linear layer."""

import paddle
import paddle.nn.functional as F
from paddle import nn


class Net(nn.Layer):
    """A convolution, and a linear layer on what it gives."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(1, 4, 3)
        self.head = nn.Linear(4 * 6 * 6, 10)

    def forward(self, images):
        x = F.relu(self.conv(images))
        x = x.view(x.shape[0], -1)
        return self.head(x)


paddle.seed(0)
images, labels = paddle.randn([16, 1, 8, 8]), paddle.randint(0, 10, [16])
model = Net()
optimizer = paddle.optimizer.Adam(parameters=model.parameters())
loss = F.cross_entropy(model(images), labels)
loss.backward()
optimizer.step()

result = float(loss)
assert 1 < result < 5
