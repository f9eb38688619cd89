"""Leave out `full_graph=True`: under SOT the attribute is a tensor with a gradient."""

import paddle


class Experts(paddle.nn.Layer):
    """Two experts mixed by a gate whose balance is an auxiliary loss."""

    def __init__(self):
        super().__init__()
        self.gate = paddle.nn.Linear(4, 2)
        self.balance = None

    def forward(self, x):
        weights = paddle.nn.functional.softmax(self.gate(x))
        self.balance = weights.mean(axis=0).square().sum()
        return weights


paddle.seed(0)
model = Experts()
net = paddle.jit.to_static(model, full_graph=False)
net(paddle.randn([3, 4]))
model.balance.backward()
result = abs(model.gate.weight.grad.numpy()).max() > 0
assert result
