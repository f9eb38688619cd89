"""The powers are a cumulative product, which stays in integers."""

import paddle

BASE = 3
DIGITS = 36


def powers(base, count):
    """The powers from 0 to count - 1."""
    return paddle.cumprod(paddle.full([count], base, "int64"), dim=0) // base


result = powers(BASE, DIGITS).numpy()
expected = [BASE**i for i in range(DIGITS)]
wrong = [(BASE, i, result[i] - expected[i]) for i in range(DIGITS) if result[i] != expected[i]]
assert not wrong, "%d ** %d is off by %d" % wrong[-1]
