"""Build a network from a list of sizes."""

import paddle
from paddle import nn

paddle.seed(0)
sizes = [784, 64, 32, 10]
layers = []
for inputs, outputs in zip(sizes, sizes[1:]):
    layers.append(nn.Linear(inputs, outputs))
    layers.append(nn.ReLU())
layers.pop()

network = nn.Sequential(layers)
result = network(paddle.randn([2, 784])).numpy()
assert result.shape == (2, 10)
