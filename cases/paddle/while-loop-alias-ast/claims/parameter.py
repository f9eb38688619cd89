# releases: >=2.6,<3.0
"""On 2.6 a loop that binds the parameter itself anew returns the right value and changes the tensor of the caller."""

import paddle


def count(x, limit):
    """Count from x to the limit."""
    while x < limit:
        x = x + 1
    return x


x = paddle.to_tensor([3.0])
assert paddle.jit.to_static(count, full_graph=True)(x, paddle.to_tensor([8.0])).item() == 8.0
assert x.item() == 8.0
x = paddle.to_tensor([3.0])
assert count(x, paddle.to_tensor([8.0])).item() == 8.0
assert x.item() == 3.0
