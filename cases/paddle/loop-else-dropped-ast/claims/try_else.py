"""The `else` of `try` runs under the AST transformer."""

import paddle


def tried(x):
    """Add one, then ten."""
    try:
        x = x + 1
    except ValueError:
        x = x * 0
    else:
        x = x + 10
    return x


assert paddle.jit.to_static(tried, full_graph=True)(paddle.zeros([1])).item() == 11.0
