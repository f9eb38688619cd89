# releases: >=3.0
"""In a function that the AST transformer converts, `paddle.to_tensor(n)` is rounded; a tensor from outside is not."""

import paddle

LARGE = 2**53 + 1
offset = paddle.to_tensor(LARGE)


def inside(ids):
    """Make the tensor in the converted function."""
    return ids + paddle.to_tensor(LARGE)


def outside(ids):
    """Take a tensor that exists already."""
    return ids + offset


zero = paddle.to_tensor([0])
assert paddle.jit.to_static(inside, full_graph=True)(zero).item() == 2**53
assert paddle.jit.to_static(outside, full_graph=True)(zero).item() == LARGE
