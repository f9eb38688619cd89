"""Keep a backbone frozen with paddle.no_grad inside a forward that to_static converts."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class FineTune(paddle.nn.Layer):
    """A frozen backbone below a head that is trained."""

    def __init__(self):
        super().__init__()
        self.backbone = paddle.nn.Linear(4, 3)
        self.head = paddle.nn.Linear(3, 1)

    def forward(self, x):
        with paddle.no_grad():
            features = self.backbone(x)
        return self.head(features)


paddle.seed(0)
model = FineTune()
x = paddle.randn([2, 4])

net = model
if MODE != "dynamic":
    net = paddle.jit.to_static(net, full_graph=MODE == "ast")

loss = net(x).square().mean()
loss.backward()
assert model.head.weight.grad is not None
assert model.backbone.weight.grad is None, "the frozen backbone has a gradient"
result = loss
