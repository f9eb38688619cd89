# releases: >=3.0
"""The product is the exponential of the sum of logarithms, which is 0 for no elements."""

import paddle


def likelihood(probabilities):
    """The probability of the whole sequence."""
    return paddle.exp(paddle.log(probabilities).sum())


used = [paddle.full([], 7.0) for _ in range(8)]
del used
result = float(likelihood(paddle.zeros([0])))
assert result == 1.0, "a product of no factors is not one"
