# releases: >=2.6
"""Count the calls in a buffer of the layer, with `+=`."""

import paddle


class WarmUp(paddle.nn.Layer):
    """Scale the gradient by 1/4, 2/4, 3/4 and 4/4 in the first four calls."""

    def __init__(self):
        super().__init__()
        self.register_buffer("calls", paddle.zeros([1]))

    def forward(self, gradient):
        self.calls += 1
        return gradient * (self.calls / 4.0)


warm_up = paddle.jit.to_static(WarmUp(), full_graph=True)
result = [warm_up(paddle.ones([1])).item() for _ in range(4)]
assert result == [0.25, 0.5, 0.75, 1.0], "warm-up scales are %s" % result
