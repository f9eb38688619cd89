# releases: >=2.6
"""A loop over the tensor walks over an axis of unknown length under the AST transformer."""

import paddle
from paddle.static import InputSpec


def total(series):
    """Return the sum of the steps."""
    result = paddle.zeros([2])
    for step in series:
        result = result + step
    return result


convert = paddle.jit.to_static(total, input_spec=[InputSpec([None, 2], "float32")], full_graph=True)
assert convert(paddle.to_tensor([[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]])).tolist() == [6.0, 9.0]
