"""Mark the weights of the backbone as not to be trained."""

import paddle


class FineTune(paddle.nn.Layer):
    """A frozen backbone below a head that is trained."""

    def __init__(self):
        super().__init__()
        self.backbone = paddle.nn.Linear(4, 3)
        self.head = paddle.nn.Linear(3, 1)
        for parameter in self.backbone.parameters():
            parameter.stop_gradient = True

    def forward(self, x):
        return self.head(self.backbone(x))


paddle.seed(0)
model = FineTune()
x = paddle.randn([2, 4])
net = paddle.jit.to_static(model, full_graph=True)
loss = net(x).square().mean()
loss.backward()
assert model.head.weight.grad is not None
assert model.backbone.weight.grad is None, "the frozen backbone has a gradient"
result = loss
