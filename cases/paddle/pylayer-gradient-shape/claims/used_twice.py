"""Where the input is used twice and the number of elements differs, adding the gradients raises a RuntimeError."""

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


x = paddle.ones([2])
x.stop_gradient = False
try:
    (Shift.apply(x) + x).sum().backward()
except RuntimeError as error:
    assert "The number of elements of source tensor and destination tensor should be equal" in str(
        error
    )
else:
    raise AssertionError("nothing was raised")
