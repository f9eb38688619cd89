# releases: >=2.6,<3.0
"""On 2.6 exp, stack, gather and where have the message as well."""

import paddle


def second(function, *shape):
    """Differentiate the gradient of a function once more."""
    x = paddle.rand(shape) + 0.1
    x.stop_gradient = False
    (slope,) = paddle.grad((function(x) ** 2).sum(), x, create_graph=True)
    (slope**2).sum().backward()
    return x.grad


for function, name in (
    (paddle.exp, "exp"),
    (lambda x: paddle.stack([x, x]), "stack"),
    (lambda x: x.gather(paddle.to_tensor([0, 1])), "gather"),
    (lambda x: paddle.where(x > 0.5, x, 2 * x), "where"),
):
    try:
        second(function, 4, 8)
    except RuntimeError as error:
        assert f"The Op {name}_grad doesn't have any grad" in str(error), error
    else:
        raise AssertionError(name)
