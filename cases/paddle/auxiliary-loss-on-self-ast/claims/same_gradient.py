"""The gradient of an auxiliary loss that forward returns is that of dynamic mode."""

import paddle


class Scorer(paddle.nn.Layer):
    """A linear layer with an auxiliary loss."""

    def __init__(self):
        super().__init__()
        self.linear = paddle.nn.Linear(4, 1)

    def forward(self, x):
        output = self.linear(x)
        return output, output.square().mean()


paddle.seed(0)
model = Scorer()
x = paddle.randn([3, 4])
model(x)[1].backward()
expected = model.linear.weight.grad.numpy().copy()
model.linear.weight.clear_gradient()
paddle.jit.to_static(model, full_graph=True)(x)[1].backward()
assert abs(expected).max() > 0
assert abs(model.linear.weight.grad.numpy() - expected).max() < 1e-5
