# releases: >=2.6,<3.0
"""On 2.6 the tensor of the caller is changed, and a second call starts from it; with `clone` it is not."""

import paddle


def repeat_until(x, limit):
    """Add x to itself until the sum passes the limit."""
    state = x
    while state < limit:
        state = state + x
    return state


def repeat_copy(x, limit):
    """The same from a copy."""
    state = x.clone()
    while state < limit:
        state = state + x
    return state


limit = paddle.to_tensor([8.0])
x = paddle.to_tensor([3.0])
paddle.jit.to_static(repeat_until, full_graph=True)(x, limit)
assert x.item() == 12.0

x = paddle.to_tensor([3.0])
repeat_copy = paddle.jit.to_static(repeat_copy, full_graph=True)
assert [repeat_copy(x, limit).item() for _ in range(2)] == [9.0, 9.0]
assert x.item() == 3.0
