# releases: >=2.10
"""On 2.10.0 the message lists the valid calls, and under each the keywords that it lacks."""

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


found = words(x.sum, axis=1, keepdim=True)
assert found.startswith('TypeError: Failed calling sum with "sum(axis=int, keepdim=bool)". The valid calling should be: "Tensor.sum(dim='), found
assert "match failed because incorrect keyword name: axis \"Tensor.sum(axis=" in found, found
assert "match failed because incorrect keyword name: axis, keepdim " in found, found
found = words(x.mean, axis=1, keepdims=True)
assert "match failed because incorrect keyword name: keepdims" in found, found
