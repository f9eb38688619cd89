# releases: >=2.6
"""A loop over Python numbers is unrolled, and a cache that is None at first is right under the AST transformer."""

import paddle


def decode(x):
    """Add the cached state three times."""
    cache = None
    state = paddle.zeros([1])
    for _ in range(3):
        state = x + 1 if cache is None else x + cache
        cache = state * 1.0
    return state


assert paddle.jit.to_static(decode, full_graph=True)(paddle.to_tensor([3.0])).item() == 10.0
