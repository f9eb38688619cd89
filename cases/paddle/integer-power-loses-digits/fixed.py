"""The powers are a cumulative product that begins with 1, which stays in integers."""

import paddle

BASE = 3
DIGITS = 36


def powers(base, count):
    """The powers from 0 to count - 1."""
    factors = paddle.concat([paddle.ones([1], "int64"), paddle.full([count - 1], base, "int64")])
    return paddle.cumprod(factors, dim=0)


result = powers(BASE, DIGITS).numpy()
expected = [BASE**i for i in range(DIGITS)]
wrong = [(BASE, i, result[i] - expected[i]) for i in range(DIGITS) if result[i] != expected[i]]
assert not wrong, "%d ** %d is off by %d" % wrong[-1]
