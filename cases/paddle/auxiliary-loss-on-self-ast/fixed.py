"""Return the auxiliary loss from forward along with the output."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Experts(paddle.nn.Layer):
    """Two experts mixed by a gate whose balance is an auxiliary loss."""

    def __init__(self):
        super().__init__()
        self.gate = paddle.nn.Linear(4, 2)
        self.experts = paddle.nn.LayerList([paddle.nn.Linear(4, 1), paddle.nn.Linear(4, 1)])

    def forward(self, x):
        weights = paddle.nn.functional.softmax(self.gate(x))
        balance = weights.mean(axis=0).square().sum()
        outputs = paddle.concat([expert(x) for expert in self.experts], axis=1)
        return (weights * outputs).sum(axis=1), balance


paddle.seed(0)
model = Experts()
net = model
if MODE != "dynamic":
    net = paddle.jit.to_static(net, full_graph=MODE == "ast")

output, balance = net(paddle.randn([3, 4]))
loss = output.square().mean() + balance
loss.backward()
result = loss
assert model.gate.weight.grad is not None
