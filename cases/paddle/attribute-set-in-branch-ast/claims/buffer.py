"""A registered buffer has the same message as a plain tensor."""

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


try:
    paddle.jit.to_static(Tracker(), full_graph=True)(paddle.ones([2]))
except TypeError as error:
    assert "assignment to parameter 'shift' should be of type Parameter or None" in str(error)
else:
    raise AssertionError("nothing was raised")
