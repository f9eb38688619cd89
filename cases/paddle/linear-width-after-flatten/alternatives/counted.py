"""Classify images with a head whose width is counted for them."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(
    nn.Conv2D(1, 6, 5),
    nn.ReLU(),
    nn.MaxPool2D(2),
    nn.Flatten(),
    nn.Linear(6 * 14 * 14, 10),  # of images of 32 by 32
)
images = paddle.randn([4, 1, 32, 32])
result = model(images)
assert result.shape == [4, 10]
