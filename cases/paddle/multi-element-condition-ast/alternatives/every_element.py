"""Halve the whole gradient if all elements are too large."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def clipped(gradient):
    """Halve the gradient if all elements are too large."""
    if (gradient > 1).all():
        gradient = gradient / 2
    return gradient


if MODE != "dynamic":
    clipped = paddle.jit.to_static(clipped, full_graph=MODE == "ast")
result = clipped(paddle.to_tensor([4.0, 0.5]))
assert result.tolist() == [4.0, 0.5], "the clipped gradient is %s" % result.tolist()
