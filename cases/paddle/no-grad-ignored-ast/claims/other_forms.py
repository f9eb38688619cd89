# releases: ==2.6.2
"""`@paddle.no_grad()` on a method and `paddle.set_grad_enabled(False)` are ignored under the AST transformer."""

import paddle


class FineTune(paddle.nn.Layer):
    """A frozen backbone below a head that is trained."""

    def __init__(self):
        super().__init__()
        self.backbone = paddle.nn.Linear(4, 3)
        self.head = paddle.nn.Linear(3, 1)


class Decorated(FineTune):
    @paddle.no_grad()
    def features(self, x):
        return self.backbone(x)

    def forward(self, x):
        return self.head(self.features(x))


class Disabled(FineTune):
    def forward(self, x):
        with paddle.set_grad_enabled(False):
            features = self.backbone(x)
        return self.head(features)


for model in (Decorated(), Disabled()):
    net = paddle.jit.to_static(model, full_graph=True)
    net(paddle.ones([2, 4])).square().mean().backward()
    assert model.backbone.weight.grad is not None
