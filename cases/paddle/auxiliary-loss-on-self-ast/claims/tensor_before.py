# releases: >=2.6
"""An attribute that was a tensor gets the value under the AST transformer, and no gradient flows through it."""

import paddle


class Scorer(paddle.nn.Layer):
    """A linear layer that keeps the mean of its output."""

    def __init__(self, aux):
        super().__init__()
        self.linear = paddle.nn.Linear(4, 1)
        self.aux = aux

    def forward(self, x):
        output = self.linear(x)
        self.aux = output.mean()
        return output


model = Scorer(paddle.zeros([]))
net = paddle.jit.to_static(model, full_graph=True)
output = net(paddle.ones([3, 4]))
assert isinstance(model.aux, paddle.Tensor)
assert abs(model.aux.item() - output.mean().item()) < 1e-6
assert model.aux.stop_gradient
(output.mean() * 0 + model.aux).backward()
assert (model.linear.weight.grad == 0).all()
