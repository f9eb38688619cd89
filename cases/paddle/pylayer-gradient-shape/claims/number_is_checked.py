"""A PyLayer of two inputs whose `backward` returns one gradient raises a ValueError."""

import paddle


class Add(paddle.autograd.PyLayer):
    """The sum of two tensors."""

    @staticmethod
    def forward(ctx, a, b):
        """Return a + b."""
        return a + b

    @staticmethod
    def backward(ctx, gradient):
        """Return the gradient of the first input only."""
        return gradient


a, b = paddle.ones([2]), paddle.ones([2])
a.stop_gradient = b.stop_gradient = False
total = Add.apply(a, b).sum()
try:
    total.backward()
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")
