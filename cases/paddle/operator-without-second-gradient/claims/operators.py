"""flatten, norm, gelu, prelu, softmax, layer_norm, group_norm, max, dropout, cross_entropy and upsampling have the message; relu, tanh, convolution and batch_norm have a second gradient."""

import paddle
from paddle import nn


def second(function, *shape):
    """Differentiate the gradient of a function once more."""
    x = paddle.rand(shape) + 0.1
    x.stop_gradient = False
    (slope,) = paddle.grad((function(x) ** 2).sum(), x, create_graph=True)
    (slope**2).sum().backward()
    return x.grad


for function, name in (
    (nn.Flatten(), "flatten"),
    (lambda x: x.norm(axis=1), "p_norm"),
    (nn.GELU(), "gelu"),
    (nn.PReLU(), "prelu"),
    (nn.Softmax(), "softmax"),
    (nn.LayerNorm(8), "layer_norm"),
    (nn.GroupNorm(3, 3), "group_norm"),
    (lambda x: x.max(), "max"),
    (nn.Dropout(0.5), "dropout"),
    (lambda x: nn.functional.cross_entropy(x[:, 0, 0], paddle.to_tensor([1, 2])), "mean_all"),
    (nn.Upsample(scale_factor=2), "nearest_interp"),
):
    try:
        second(function, 2, 3, 8, 8)
    except RuntimeError as error:
        assert f"The Op {name}_grad doesn't have any grad" in str(error), error
    else:
        raise AssertionError(name)

for function in (nn.ReLU(), nn.LeakyReLU(), nn.Tanh(), nn.Silu(), nn.Conv2D(3, 4, 3), nn.BatchNorm2D(3), nn.AvgPool2D(2)):
    assert second(function, 2, 3, 8, 8) is not None
