"""Find out which inputs such an output depends on most; stop_gradient of the input is set before the call."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1))
sample = paddle.to_tensor([[0.5, -1.0, 2.0, 0.1]])
sample.stop_gradient = False

model(sample).sum().backward()
saliency = sample.grad.abs()
result = saliency.numpy()
