"""Find out which inputs a model's output depends on most, by the gradient of the input."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1))
sample = paddle.to_tensor([[0.5, -1.0, 2.0, 0.1]])

model(sample).sum().backward()
saliency = sample.grad.abs()
result = saliency.numpy()
