"""The number of rows is kept by flatten, and the width is computed from an image."""

import paddle
from paddle import nn


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2D(1, 6, 5), nn.ReLU(), nn.MaxPool2D(2),
            nn.Conv2D(6, 16, 5), nn.ReLU(), nn.MaxPool2D(2),
        )
        width = paddle.flatten(self.features(paddle.zeros([1, 1, 32, 32])), 1).shape[1]
        self.head = nn.Linear(width, 10)

    def forward(self, x):
        x = self.features(x)
        return self.head(paddle.flatten(x, 1))


paddle.seed(0)
model = Net()
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())

images = paddle.rand([5, 1, 32, 32])
labels = paddle.arange(5)
scores = model(images)
loss = nn.functional.cross_entropy(scores, labels)
loss.backward()
optimizer.step()

result = loss.detach()
assert scores.shape == [5, 10]
