"""Classify images with a head whose width was counted for a smaller image."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "dynamic")

paddle.seed(0)
model = nn.Sequential(
    nn.Conv2D(1, 6, 5),
    nn.ReLU(),
    nn.MaxPool2D(2),
    nn.Flatten(),
    nn.Linear(6 * 12 * 12, 10),  # of images of 28 by 28
)
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

images = paddle.randn([4, 1, 32, 32])
result = model(images)
assert result.shape == [4, 10]
