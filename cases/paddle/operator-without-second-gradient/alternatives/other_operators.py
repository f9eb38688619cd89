"""reshape in place of flatten, the tanh formula of gelu, and a layer_norm of means and sqrt have a second gradient."""

import paddle


def second(function, *shape):
    """Differentiate the gradient of a function once more."""
    x = paddle.rand(shape) + 0.1
    x.stop_gradient = False
    (slope,) = paddle.grad((function(x) ** 2).sum(), x, create_graph=True)
    (slope**2).sum().backward()
    return x.grad


def gelu(x):
    return 0.5 * x * (1 + paddle.tanh(0.7978845608 * (x + 0.044715 * x**3)))


def layer_norm(x):
    x = x - x.mean(-1, keepdim=True)
    return x / ((x**2).mean(-1, keepdim=True) + 1e-5).sqrt()


x = paddle.linspace(-2, 2, 8).reshape([1, 8])
assert paddle.allclose(gelu(x), paddle.nn.functional.gelu(x, approximate=True), atol=1e-5)
assert paddle.allclose(layer_norm(x), paddle.nn.functional.layer_norm(x, [8]), atol=1e-5)
for function in (lambda x: x.reshape([4, -1]), gelu, layer_norm):
    assert second(function, 4, 2, 4) is not None
