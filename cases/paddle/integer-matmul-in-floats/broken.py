"""Combine two digits to a key by a product with the place values, in int64."""

import paddle

PLACES = [2**40, 1]


def keys(digits):
    """One number per row of digits."""
    return paddle.matmul(digits, paddle.to_tensor(PLACES))


rows = [[2**14, 1], [2**14, 2]]
result = keys(paddle.to_tensor(rows)).numpy()
expected = [sum(d * p for d, p in zip(row, PLACES)) for row in rows]
assert result.tolist() == expected, "the keys are off by %s" % [
    int(r - e) for r, e in zip(result, expected)
]
