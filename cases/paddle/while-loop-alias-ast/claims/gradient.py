# releases: >=2.6,<3.0
"""On 2.6 the gradient of the doubled sum is 4 where that of the sum from a copy is 3."""

import paddle


def alias(x, limit):
    """Add x to itself until the sum passes the limit."""
    state = x
    while state < limit:
        state = state + x
    return state


def copy(x, limit):
    """The same from a copy."""
    state = x.clone()
    while state < limit:
        state = state + x
    return state


gradients = []
for function in (alias, copy):
    x = paddle.to_tensor([3.0], stop_gradient=False)
    paddle.jit.to_static(function, full_graph=True)(x, paddle.to_tensor([8.0])).backward()
    gradients.append(x.grad.item())
assert gradients == [4.0, 3.0], gradients
