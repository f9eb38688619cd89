"""Centre the hidden features by the in-place method and assign its result."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def spread(x):
    """Return the sum of squares of the hidden features about their mean."""
    hidden = x * 2.0
    hidden = hidden.subtract_(hidden.mean())
    return hidden.square().sum()


if MODE != "dynamic":
    spread = paddle.jit.to_static(spread, full_graph=MODE == "ast")

result = spread(paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]]))
assert result.item() == 80.0, result.item()
