# releases: >=2.6
"""With the AST transformer `add_` warns, and leaves a buffer as it is."""

import warnings

import paddle


class WarmUp(paddle.nn.Layer):
    """Scale the gradient by the number of the call."""

    def __init__(self):
        super().__init__()
        self.register_buffer("calls", paddle.zeros([1]))

    def forward(self, gradient):
        self.calls.add_(paddle.ones([1]))
        return gradient * self.calls


warm_up = paddle.jit.to_static(WarmUp(), full_graph=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    assert [warm_up(paddle.ones([1])).item() for _ in range(3)] == [0.0, 0.0, 0.0]
assert any(
    "add_() is the same as add() and does not perform inplace operation" in str(one.message)
    for one in seen
)
assert warm_up.calls.item() == 0.0
