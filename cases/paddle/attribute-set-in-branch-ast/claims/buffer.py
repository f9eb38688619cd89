"""A registered buffer, and `+=` in the branch, have the same message as a plain tensor that is replaced."""

import paddle


class Tracker(paddle.nn.Layer):
    """Shift each batch by the mean of the last batch whose mean was positive."""

    def __init__(self):
        super().__init__()
        self.register_buffer("shift", paddle.zeros([1]))

    def forward(self, x):
        mean = x.mean()
        if mean > 0:
            self.shift = mean.reshape([1])
        return x - self.shift


class Sum(Tracker):
    """Shift each batch by the sum of the positive means."""

    def forward(self, x):
        if x.mean() > 0:
            self.shift += x.mean()
        return x - self.shift


for layer in (Tracker(), Sum()):
    try:
        paddle.jit.to_static(layer, full_graph=True)(paddle.ones([2]))
    except TypeError as error:
        assert "assignment to parameter 'shift' should be of type Parameter or None, but got 'Value'" in str(error)
    else:
        raise AssertionError("nothing was raised")
