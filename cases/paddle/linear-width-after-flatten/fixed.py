"""Classify images of any size: pool to a fixed size before they are flattened."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "dynamic")

paddle.seed(0)
model = nn.Sequential(
    nn.Conv2D(1, 6, 5),
    nn.ReLU(),
    nn.AdaptiveAvgPool2D(12),
    nn.Flatten(),
    nn.Linear(6 * 12 * 12, 10),
)
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

images = paddle.randn([4, 1, 32, 32])
result = model(images)
assert result.shape == [4, 10]
