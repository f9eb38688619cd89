"""Cut a batch of one out of the images: a slice keeps the axis."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Conv2D(3, 4, 3), nn.ReLU(), nn.AdaptiveAvgPool2D(1), nn.Flatten(), nn.Linear(4, 2))
images = paddle.rand([10, 3, 16, 16])

scores = model(images[:1])

result = list(scores.shape)
assert result == [1, 2]
