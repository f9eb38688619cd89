"""int() makes a whole number of the quotient."""

import paddle
from paddle import nn


def make_network(width, classes):
    hidden = nn.Linear(width, int(width / 2))
    return nn.Sequential(hidden, nn.ReLU(), nn.Linear(int(width / 2), classes))


paddle.seed(0)
features = paddle.rand([16, 12])
labels = paddle.arange(16) % 3
network = make_network(12, 3)
optimizer = paddle.optimizer.Adam(0.01, parameters=network.parameters())

for _ in range(3):
    loss = nn.functional.cross_entropy(network(features), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

result = loss.detach()
assert network[0].weight.shape == [12, 6]
