"""A list of two layers is taken for a name and a layer: nothing is raised, and the network is the second layer alone."""

import paddle
from paddle import nn

first, second = nn.Linear(4, 8), nn.Linear(8, 2)
network = nn.Sequential([first, second])
assert len(network) == 1
x = paddle.ones([1, 8])
assert (network(x) == second(x)).all()
