# releases: ==2.6.2
"""A target that is computed under `no_grad` from a trained weight changes the weight's gradient."""

import paddle


def loss(x, weight):
    """The weighted target is a constant."""
    with paddle.no_grad():
        target = x * weight
    return (x * weight * target).sum()


def gradient(function):
    weight = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
    function(paddle.to_tensor([1.0, 2.0]), weight).backward()
    return weight.grad.tolist()


assert gradient(loss) == [3.0, 16.0]
assert gradient(paddle.jit.to_static(loss, full_graph=True)) == [6.0, 32.0]
