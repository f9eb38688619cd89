# releases: >=2.6
"""An input of another shape, and `eval()`, record a new program, with the counter as it is then."""

import paddle


class WarmUp(paddle.nn.Layer):
    """Scale the gradient by the number of the call."""

    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, gradient):
        self.calls += 1
        return gradient * self.calls


traced = paddle.jit.to_static(WarmUp(), full_graph=True)
scales = [traced(paddle.ones([size])).numpy()[0] for size in (1, 1, 2, 2, 1)]
assert scales == [1.0, 1.0, 2.0, 2.0, 1.0], scales
traced.eval()
assert traced(paddle.ones([1])).item() == 3.0
