"""With `full_graph=True` a handler that returns None is an IndentationError; one that assigns None compiles."""

import paddle


def returned(clip):
    """The third frame, or None from the handler."""
    try:
        return clip[2]
    except IndexError:
        return None


def assigned(clip):
    """The third frame, or None by a variable."""
    try:
        frame = clip[2]
    except IndexError:
        frame = None
    return frame


assert paddle.jit.to_static(assigned, full_graph=True)(paddle.ones([2, 2])) is None
try:
    paddle.jit.to_static(returned, full_graph=True)(paddle.ones([2, 2]))
except IndentationError:
    pass
else:
    raise AssertionError("nothing was raised")
