"""Begin a network with a convolution for one channel, that of grayscale images."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "dynamic")

paddle.seed(0)
model = nn.Sequential(
    nn.Conv2D(1, 8, 3, padding=1), nn.ReLU(), nn.AdaptiveAvgPool2D(1), nn.Flatten(), nn.Linear(8, 10)
)
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

scans = paddle.rand([4, 1, 28, 28])
result = model(scans)
assert result.shape == [4, 10]
