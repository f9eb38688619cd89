"""Tensors whose shapes do not broadcast raise a ValueError about a broadcast instead."""

import paddle

try:
    paddle.ones([3]) in [paddle.ones([2])]
except ValueError as error:
    assert "Broadcast dimension mismatch" in str(error)
else:
    raise AssertionError("nothing was raised")
