"""A layer with its own backward function."""

import numpy as np
import paddle


class Cube(paddle.autograd.PyLayer):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensor()
        return 3 * x**2 * grad


x = paddle.linspace(-1, 1, 7)
x.stop_gradient = False
Cube.apply(x).sum().backward()
np.testing.assert_allclose(x.grad.numpy(), 3 * x.numpy() ** 2, rtol=1e-5, atol=1e-6)
