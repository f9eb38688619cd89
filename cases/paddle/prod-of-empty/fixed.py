"""The empty sequence is answered without a product."""

import paddle


def likelihood(probabilities):
    """The probability of the whole sequence."""
    if probabilities.shape[0] == 0:
        return paddle.ones([])
    return paddle.prod(probabilities)


used = [paddle.full([], 7.0) for _ in range(8)]
del used

result = float(likelihood(paddle.zeros([0])))
assert result == 1.0, "a product of no factors is not one"
