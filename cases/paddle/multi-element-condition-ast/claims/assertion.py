# releases: >=2.6
"""Under the AST transformer an assert of two elements raises a ValueError."""

import paddle


def checked(x):
    """Return x if it is large."""
    assert x > 1
    return x


try:
    paddle.jit.to_static(checked, full_graph=True)(paddle.to_tensor([4.0, 0.5]))
except ValueError as error:
    assert "numel" in str(error)
else:
    raise AssertionError("nothing was raised")
