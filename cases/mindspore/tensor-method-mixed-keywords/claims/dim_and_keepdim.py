# releases: >=2.10
"""On 2.10.0 these methods take dim with keepdim as well, and refuse dim with keepdims or keep_dims."""

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


for name in ("sum", "mean", "std", "argmax"):
    assert getattr(x, name)(dim=1, keepdim=True).shape == (4, 1)
    for other in ("keepdims", "keep_dims"):
        found = words(getattr(x, name), dim=1, **{other: True})
        assert f"Failed calling {name} with " in found, found
for name in ("max", "min"):
    assert getattr(x, name)(dim=1, keepdim=True)[0].shape == (4, 1)
    assert f"Failed calling {name} with " in words(getattr(x, name), dim=1, keepdims=True)
for name in ("all", "any"):
    assert getattr(x > 3, name)(dim=1, keepdim=True).shape == (4, 1)
