"""An attribute that was None is a Variable or a pir.Value after a call under the AST transformer."""

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


model = Scorer(None)
net = paddle.jit.to_static(model, full_graph=True)
net(paddle.ones([3, 4]))
assert type(model.aux).__name__ in ("Variable", "Value")
