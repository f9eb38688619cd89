# releases: ==3.3.1
"""A loop that a tensor counts ends under the AST transformer with the result of its first step: 4 in place of 10."""

import paddle


def decode(x):
    """Add the cached state three times."""
    cache = None
    state = paddle.zeros([1])
    step = paddle.zeros([1])
    while step < 3:
        state = x + 1 if cache is None else x + cache
        cache = state * 1.0
        step = step + 1
    return state


x = paddle.to_tensor([3.0])
assert decode(x).item() == 10.0
assert paddle.jit.to_static(decode, full_graph=True)(x).item() == 4.0
