"""Keep an auxiliary loss on self in forward and add it to the loss in the training step."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Experts(paddle.nn.Layer):
    """Two experts mixed by a gate whose balance is an auxiliary loss."""

    def __init__(self):
        super().__init__()
        self.gate = paddle.nn.Linear(4, 2)
        self.experts = paddle.nn.LayerList([paddle.nn.Linear(4, 1), paddle.nn.Linear(4, 1)])
        self.balance = None

    def forward(self, x):
        weights = paddle.nn.functional.softmax(self.gate(x))
        self.balance = weights.mean(axis=0).square().sum()
        outputs = paddle.concat([expert(x) for expert in self.experts], axis=1)
        return (weights * outputs).sum(axis=1)


paddle.seed(0)
model = Experts()
net = model
if MODE != "dynamic":
    net = paddle.jit.to_static(net, full_graph=MODE == "ast")

output = net(paddle.randn([3, 4]))
loss = output.square().mean() + model.balance
loss.backward()
result = loss
assert model.gate.weight.grad is not None
