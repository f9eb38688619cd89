# releases: >=2.6
"""Without an InputSpec the program is built for the shape of the call, and unbind passes under the AST transformer."""

import paddle


def last_minus_first(series):
    """Return how far the series has moved."""
    steps = paddle.unbind(series, axis=0)
    return steps[-1] - steps[0]


convert = paddle.jit.to_static(last_minus_first, full_graph=True)
assert convert(paddle.to_tensor([[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]])).tolist() == [4.0, 4.0]
