"""Give the InputSpec the number of steps, so that unbind knows how many tensors to make."""

import os

import paddle
from paddle.static import InputSpec

MODE = os.environ.get("ERRATA_MODE", "ast")


def last_minus_first(series):
    """Return how far the series has moved."""
    steps = paddle.unbind(series, axis=0)
    return steps[-1] - steps[0]


if MODE != "dynamic":
    spec = [InputSpec([3, 2], "float32")]
    last_minus_first = paddle.jit.to_static(
        last_minus_first, input_spec=spec, full_graph=MODE == "ast"
    )

result = last_minus_first(paddle.to_tensor([[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]))
assert result.tolist() == [4.0, 4.0]
