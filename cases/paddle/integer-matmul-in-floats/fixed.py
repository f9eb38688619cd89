"""Multiplication and sum stay in integers."""

import paddle

PLACES = [2**40, 1]


def keys(digits):
    """One number per row of digits."""
    return (digits * paddle.to_tensor(PLACES)).sum(axis=1)


rows = [[2**14, 1], [2**14, 2]]
result = keys(paddle.to_tensor(rows)).numpy()
expected = [sum(d * p for d, p in zip(row, PLACES)) for row in rows]
assert result.tolist() == expected, "the keys are off by %s" % [
    int(r - e) for r, e in zip(result, expected)
]
