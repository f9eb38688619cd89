"""`add_` on an argument has no effect either, and the caller's tensor stays."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def total(x):
    """Add one in place; return the sum."""
    x.add_(paddle.ones([2]))
    return x.sum()


if MODE != "dynamic":
    total = paddle.jit.to_static(total, full_graph=MODE == "ast")

x = paddle.zeros([2])
if MODE == "ast":
    assert total(x).item() == 0.0
    assert x.numpy().tolist() == [0.0, 0.0]
