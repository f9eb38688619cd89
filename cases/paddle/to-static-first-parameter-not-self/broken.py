"""Compile a layer whose forward names the layer otherwise than self."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "ast")

paddle.seed(0)


class Net(nn.Layer):
    """One linear layer."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(2, 1)

    def forward(this, x):
        return this.linear(x)


net = Net()
expected = net(paddle.ones([3, 2]))
if MODE != "dynamic":
    net = paddle.jit.to_static(net, full_graph=MODE == "ast")
result = net(paddle.ones([3, 2])).numpy()
assert abs(result - expected.numpy()).max() < 1e-6
