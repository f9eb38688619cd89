"""A list on self holds one symbolic value after two calls under the AST transformer."""

import paddle


class Scorer(paddle.nn.Layer):
    """A linear layer that collects the means of its outputs."""

    def __init__(self):
        super().__init__()
        self.linear = paddle.nn.Linear(4, 1)
        self.losses = []

    def forward(self, x):
        output = self.linear(x)
        self.losses.append(output.mean())
        return output


model = Scorer()
net = paddle.jit.to_static(model, full_graph=True)
net(paddle.ones([3, 4]))
net(paddle.zeros([3, 4]))
assert len(model.losses) == 1
assert type(model.losses[0]).__name__ in ("Variable", "Value")
