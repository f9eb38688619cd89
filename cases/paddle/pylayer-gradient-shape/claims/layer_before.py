"""Where the input comes from a linear layer, a gradient with too few elements raises a RuntimeError about the memory size in `backward()`; where it comes from a reshape, a ValueError."""

import paddle


class Shift(paddle.autograd.PyLayer):
    """Add one to every element."""

    @staticmethod
    def forward(ctx, x):
        """Return x + 1."""
        return x + 1

    @staticmethod
    def backward(ctx, gradient):
        """Return the sum."""
        return gradient.sum()


def linear(x):
    """Three outputs."""
    return paddle.nn.functional.linear(x, paddle.ones([2, 3]))


def row(x):
    """The same elements in a row."""
    return x.reshape([1, 2])


for before, kind, words in ((linear, RuntimeError, "memory_size()"), (row, ValueError, "ReshapeOp")):
    x = paddle.ones([2])
    x.stop_gradient = False
    try:
        Shift.apply(before(x)).sum().backward()
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
