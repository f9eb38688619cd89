"""After set_prim_eager_enabled(True) gelu, softmax and layer_norm are computed from operators that have a second gradient."""

import paddle
from paddle import nn


def second(function, *shape):
    """Differentiate the gradient of a function once more."""
    x = paddle.rand(shape) + 0.1
    x.stop_gradient = False
    (slope,) = paddle.grad((function(x) ** 2).sum(), x, create_graph=True)
    (slope**2).sum().backward()
    return x.grad


paddle.framework.core.set_prim_eager_enabled(True)
for layer in (nn.GELU(), nn.Softmax(), nn.LayerNorm(8)):
    assert second(layer, 4, 8) is not None
