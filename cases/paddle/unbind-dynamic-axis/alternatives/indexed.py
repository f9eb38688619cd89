"""Index the steps that are needed; their number may stay open."""

import paddle
from paddle.static import InputSpec


def last_minus_first(series):
    """Return how far the series has moved."""
    return series[-1] - series[0]


spec = [InputSpec([None, 2], "float32")]
last_minus_first = paddle.jit.to_static(last_minus_first, input_spec=spec, full_graph=True)
result = last_minus_first(paddle.to_tensor([[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]))
assert result.tolist() == [4.0, 4.0]
