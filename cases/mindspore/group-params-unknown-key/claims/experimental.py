# releases: >=2.8
"""mindspore.experimental.optim accepts the unknown key and trains the group with the common rate; lr it heeds."""

import mindspore as ms
from mindspore import nn
from mindspore.experimental import optim

net = nn.Dense(4, 2)
for key, rate in (("learning_rate", 0.1), ("lr", 0.01)):
    optimizer = optim.SGD([{"params": [net.weight], key: 0.01}, {"params": [net.bias]}], lr=0.1)
    found = optimizer.param_groups[0]["lr"]
    assert abs(float(found) - rate) < 1e-6, (key, found)
