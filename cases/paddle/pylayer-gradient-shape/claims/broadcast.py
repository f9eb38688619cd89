"""The gradient of a bias may have the shape of the batch; the sum over the batch has the shape of the bias."""

import paddle


class Add(paddle.autograd.PyLayer):
    """A batch and a bias."""

    @staticmethod
    def forward(ctx, x, bias):
        """Return the sum."""
        return x + bias

    @staticmethod
    def backward(ctx, gradient):
        """Return the gradient of both inputs as it comes."""
        return gradient, gradient


class AddRight(Add):
    """A batch and a bias, with the right gradient."""

    @staticmethod
    def backward(ctx, gradient):
        """Return the gradients of the batch and of the bias."""
        return gradient, gradient.sum(axis=0)


for layer, shape in ((Add, [3, 2]), (AddRight, [2])):
    x, bias = paddle.ones([3, 2]), paddle.ones([2])
    x.stop_gradient = bias.stop_gradient = False
    layer.apply(x, bias).sum().backward()
    assert list(bias.grad.shape) == shape, layer
