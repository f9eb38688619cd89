"""With two halvings sides of 24 and 28 pass, and 25, 26 and 27 fail, by pooling and by stride."""

import paddle
from paddle import nn


def passes(side, halve):
    """Whether two skip connections meet maps of their size."""
    first = paddle.ones([1, 1, side, side])
    second = halve(first)
    deep = halve(second)
    try:
        for skip in (second, first):
            deep = nn.functional.interpolate(deep, scale_factor=2)
            deep = paddle.concat([skip, deep], axis=1)
    except ValueError as error:
        assert "-th dimension of input[0] and input[1] is expected to be equal" in str(error)
        return False
    return True


def pool(x):
    """Pooling."""
    return nn.functional.max_pool2d(x, 2)


def stride(x):
    """A convolution of stride 2."""
    return nn.functional.conv2d(x, paddle.ones([1, x.shape[1], 3, 3]), stride=2, padding=1)


for halve in (pool, stride):
    assert [side for side in range(24, 29) if passes(side, halve)] == [24, 28]
