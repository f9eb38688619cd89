"""A sum that starts at zeros has no gradient under the AST transformer, and nothing is raised; in dynamic mode it has one."""

import paddle


def repeat_until(x, limit):
    """Add x to itself until the sum passes the limit."""
    state = paddle.zeros_like(x)
    while state < limit:
        state = state + x
    return state


limit = paddle.to_tensor([8.0])
x = paddle.to_tensor([3.0], stop_gradient=False)
repeat_until(x, limit).sum().backward()
assert x.grad.item() == 3.0
x = paddle.to_tensor([3.0], stop_gradient=False)
total = paddle.jit.to_static(repeat_until, full_graph=True)(x, limit)
assert total.stop_gradient
total.sum().backward()
assert x.grad is None
