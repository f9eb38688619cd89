"""A `return` in a loop over a list, with the element in its condition, raises a TypeError that speaks of UndefinedVar."""

import paddle


def first_long(x, lengths):
    """Add the first length above four; if there is none, ten."""
    for length in lengths:
        if length > 4:
            return x + length
    return x + 10


assert first_long(paddle.zeros([1]), [1, 7, 9]).item() == 7.0
try:
    paddle.jit.to_static(first_long, full_graph=True)(paddle.zeros([1]), [1, 7, 9])
except TypeError as error:
    assert "UndefinedVar" in str(error)
else:
    raise AssertionError("nothing was raised")
