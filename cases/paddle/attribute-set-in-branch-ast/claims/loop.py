# releases: >=3.2
"""A tensor attribute set in a `while` on it raises an AttributeError under the AST transformer: 'NoneType' object has no attribute 'name'."""

import paddle


class Tracker(paddle.nn.Layer):
    """Raise the shift to three."""

    def __init__(self):
        super().__init__()
        self.shift = paddle.zeros([1])

    def forward(self, x):
        while self.shift < 3:
            self.shift = self.shift + 1
        return x - self.shift


assert Tracker()(paddle.zeros([1])).item() == -3.0
try:
    paddle.jit.to_static(Tracker(), full_graph=True)(paddle.zeros([1]))
except AttributeError as error:
    assert "'NoneType' object has no attribute 'name'" in str(error)
else:
    raise AssertionError("nothing was raised")
