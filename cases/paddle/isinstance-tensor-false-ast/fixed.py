"""Treat tensors and plain numbers differently by paddle.is_tensor, which knows traced values."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def scale(x, gain):
    """Multiply by a gain: a number, or a tensor of logarithms that is exponentiated first."""
    if paddle.is_tensor(gain):
        gain = paddle.exp(gain)
    return x * gain


if MODE != "dynamic":
    scale = paddle.jit.to_static(scale, full_graph=MODE == "ast")

result = scale(paddle.ones([2]), paddle.zeros([1]))
assert result.tolist() == [1.0, 1.0], "ones times exp(0) are %s" % result.tolist()
