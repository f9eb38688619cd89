"""Train a small classifier of images whose convolutions keep the size of the image."""

import paddle
from paddle import nn


def block(inputs, outputs, kernel_size):
    convolution = nn.Conv2D(inputs, outputs, kernel_size, padding="SAME")
    return nn.Sequential(convolution, nn.ReLU())


paddle.seed(0)
features = nn.Sequential(block(3, 8, 5), block(8, 16, 3), nn.AdaptiveAvgPool2D(1), nn.Flatten())
model = nn.Sequential(features, nn.Linear(16, 4))
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())

images = paddle.rand([8, 3, 16, 16])
labels = paddle.arange(8) % 4
loss = nn.functional.cross_entropy(model(images), labels)
loss.backward()
optimizer.step()

result = loss.detach()
assert features[:2](images).shape == [8, 16, 16, 16]
