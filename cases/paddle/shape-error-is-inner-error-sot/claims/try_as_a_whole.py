"""With `full_graph=True` a function that catches the error does not compile: an IndentationError comes."""

import paddle


def third(clip):
    """The third frame."""
    try:
        return clip[2]
    except IndexError:
        return None


try:
    paddle.jit.to_static(third, full_graph=True)(paddle.ones([2, 2]))
except IndentationError:
    pass
else:
    raise AssertionError("nothing was raised")
assert third(paddle.ones([2, 2])) is None
