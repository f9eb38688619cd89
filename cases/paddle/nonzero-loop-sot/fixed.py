"""Select by a mask, whose shape does not depend on the data."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def sum_of_active(x, gains):
    """Sum the gains of the entries that are not zero."""
    active = (x != 0).astype(gains.dtype)
    return (active * gains).sum()


if MODE != "dynamic":
    sum_of_active = paddle.jit.to_static(sum_of_active, full_graph=MODE == "ast")

signal, gains = paddle.to_tensor([0.0, 1.0, 1.0]), paddle.to_tensor([1.0, 2.0, 4.0])
try:
    result = sum_of_active(signal, gains)
except AssertionError as error:
    assert str(error), "an AssertionError without a text came out of to_static"
    raise
assert result.item() == 6.0
