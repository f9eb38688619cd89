"""Multiply the margins by a mask and divide by its sum."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def hinge(margins):
    """Return the mean of the margins that are violated."""
    mask = (margins > 0).astype("float32")
    return (margins * mask).sum() / mask.sum()


if MODE != "dynamic":
    hinge = paddle.jit.to_static(hinge, full_graph=MODE == "ast")

result = hinge(paddle.to_tensor([2.0, -3.0, 4.0]))
assert result.item() == 3.0, result.item()
