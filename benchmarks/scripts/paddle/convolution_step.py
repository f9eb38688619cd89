"""One training step of a convolutional network."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(
    nn.Conv2D(3, 16, 3, padding=1),
    nn.BatchNorm2D(16),
    nn.ReLU(),
    nn.MaxPool2D(2),
    nn.AdaptiveAvgPool2D(1),
    nn.Flatten(),
    nn.Linear(16, 10),
)
optimizer = paddle.optimizer.Momentum(0.1, parameters=model.parameters())
loss = nn.functional.cross_entropy(model(paddle.randn([8, 3, 32, 32])), paddle.arange(8))
loss.backward()
optimizer.step()
result = loss.detach()
