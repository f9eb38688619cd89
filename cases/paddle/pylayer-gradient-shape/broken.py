"""Write a PyLayer whose backward sums the gradient into another shape than the input's."""

import paddle


class Shift(paddle.autograd.PyLayer):
    """Add one to every element."""

    @staticmethod
    def forward(ctx, x):
        """Return x + 1."""
        return x + 1

    @staticmethod
    def backward(ctx, gradient):
        """Return the gradient of the input."""
        return gradient.sum()


paddle.seed(0)
layer = paddle.nn.Linear(3, 2)
bias = layer.bias
Shift.apply(bias).sum().backward()
result = bias.grad
shape = list(result.shape)
assert shape == [2], "the gradient of a bias of shape [2] has shape %s" % shape
