"""keepdims goes with axis in sum, max, min, std and argmax, and keep_dims in mean, all and any."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)
x = Tensor(np.arange(12).reshape(4, 3), ms.float32)


def words(function, *arguments, **keywords):
    """What is raised."""
    try:
        function(*arguments, **keywords)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


for name, keyword in (
    ("sum", "keepdims"),
    ("max", "keepdims"),
    ("min", "keepdims"),
    ("std", "keepdims"),
    ("argmax", "keepdims"),
    ("mean", "keep_dims"),
    ("all", "keep_dims"),
    ("any", "keep_dims"),
):
    method = getattr(x > 3 if name in ("all", "any") else x, name)
    for other in ("keepdim", "keepdims", "keep_dims"):
        if other == keyword:
            assert method(axis=1, **{other: True}).shape == (4, 1)
        else:
            words(method, axis=1, **{other: True})
