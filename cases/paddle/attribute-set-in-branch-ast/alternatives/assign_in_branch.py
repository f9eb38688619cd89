"""Write the last positive batch mean to the tensor on self by paddle.assign."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Tracker(paddle.nn.Layer):
    """Shift each batch by the mean of the last batch whose mean was positive."""

    def __init__(self):
        super().__init__()
        self.shift = paddle.zeros([1])

    def forward(self, x):
        mean = x.mean()
        if mean > 0:
            paddle.assign(mean.reshape([1]), self.shift)
        return x - self.shift


model = Tracker()
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

first = model(paddle.to_tensor([1.0, 3.0]))
assert first.tolist() == [-1.0, 1.0]
second = model(paddle.to_tensor([-5.0, -5.0]))
result = second
assert second.tolist() == [-7.0, -7.0], "-5 less the remembered mean 2 is %s" % second.tolist()
