"""Start the sum at zeros."""

import paddle


def repeat_until(x, limit):
    """Add x to itself until the sum passes the limit."""
    state = paddle.zeros_like(x)
    while state < limit:
        state = state + x
    return state


repeat_until = paddle.jit.to_static(repeat_until, full_graph=True)
result = repeat_until(paddle.to_tensor([3.0]), paddle.to_tensor([8.0]))
assert result.item() == 9.0, "3 + 3 + 3 is %.1f" % result.item()
