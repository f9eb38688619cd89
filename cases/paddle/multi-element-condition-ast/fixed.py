"""Clip an update element by element with paddle.where."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def clipped(gradient):
    """Halve the gradient where it is too large."""
    return paddle.where(gradient > 1, gradient / 2, gradient)


if MODE != "dynamic":
    clipped = paddle.jit.to_static(clipped, full_graph=MODE == "ast")

result = clipped(paddle.to_tensor([4.0, 0.5]))
assert result.tolist() == [2.0, 0.5], "the clipped gradient is %s" % result.tolist()
