"""Where the input comes from a linear layer, a gradient with too few elements raises a RuntimeError about the memory size in `backward()`; where it comes from `exp`, nothing is raised, and the gradient has elements that nobody computed."""

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
hidden = paddle.nn.functional.linear(x, paddle.ones([2, 3]))
try:
    Shift.apply(hidden).sum().backward()
except RuntimeError as error:
    assert "memory_size()" in str(error), error
else:
    raise AssertionError("nothing was raised")

x = paddle.zeros([2])
x.stop_gradient = False
Shift.apply(x.exp()).sum().backward()
assert x.grad.shape == [2] and x.grad.tolist()[0] == 2.0
assert x.grad.tolist()[1] != 1.0
