# releases: >=2.6
"""Under the AST transformer a while loop with a condition of two elements raises a TypeError that names its shape."""

import paddle


def halved(x):
    """Halve until it is small."""
    while x > 1:
        x = x / 2
    return x


halved = paddle.jit.to_static(halved, full_graph=True)
try:
    halved(paddle.to_tensor([4.0, 0.5]))
except TypeError as error:
    words = "the shape of the variable returned by cond should be [1],but given shape as [2]"
    assert words in str(error), error
else:
    raise AssertionError("nothing was raised")
