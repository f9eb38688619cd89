"""Halve the whole gradient if any element is too large."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def clipped(gradient):
    """Halve the gradient if any element is too large."""
    if (gradient > 1).any():
        gradient = gradient / 2
    return gradient


if MODE != "dynamic":
    clipped = paddle.jit.to_static(clipped, full_graph=MODE == "ast")
result = clipped(paddle.to_tensor([0.5, 4.0]))
assert result.tolist() == [0.25, 2.0], "the clipped gradient is %s" % result.tolist()
