# releases: ==3.3.1
"""On 3.3.1 backward() through the converted loop raises a ValueError, also from a copy; under SOT it passes."""

import paddle


def repeat_until(x, limit):
    """Add x to itself until the sum passes the limit."""
    state = x.clone()
    while state < limit:
        state = state + x
    return state


limit = paddle.to_tensor([8.0])
x = paddle.to_tensor([3.0], stop_gradient=False)
paddle.jit.to_static(repeat_until, full_graph=False)(x, limit).backward()
assert x.grad.item() == 3.0
try:
    paddle.jit.to_static(repeat_until, full_graph=True)(x, limit).backward()
except ValueError as error:
    assert "should exist" in str(error)
else:
    raise AssertionError("nothing was raised")
