"""Where the input is used twice and the number of elements differs, adding the gradients raises a RuntimeError; gradients of as many elements are added."""

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


class Row(Shift):
    """Add one to every element, with a gradient of two dimensions."""

    @staticmethod
    def backward(ctx, gradient):
        """Return as many elements in another shape."""
        return gradient.reshape([1, -1])


x = paddle.ones([2])
x.stop_gradient = False
(Row.apply(x) + x).sum().backward()
assert x.grad.tolist() == [2.0, 2.0]
