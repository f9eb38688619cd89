"""`self.count.add_(1.)` leaves a buffer as it is under the AST transformer; `paddle.assign(self.count + 1, self.count)` writes to it."""

import paddle


class Counter(paddle.nn.Layer):
    """Count the calls."""

    def __init__(self):
        super().__init__()
        self.register_buffer("count", paddle.zeros([1]))


class ByMethod(Counter):
    """Count in place."""

    def forward(self, x):
        self.count.add_(paddle.ones([1]))
        return x * 2


class ByAssign(Counter):
    """Count by paddle.assign."""

    def forward(self, x):
        paddle.assign(self.count + 1, self.count)
        return x * 2


for layer, expected in ((ByMethod(), 0.0), (ByAssign(), 2.0)):
    converted = paddle.jit.to_static(layer, full_graph=True)
    converted(paddle.ones([2]))
    converted(paddle.ones([2]))
    assert layer.count.item() == expected
