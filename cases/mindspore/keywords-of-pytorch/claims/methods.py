# releases: <2.1
"""The methods sum, mean, max, min, std and argmax of a tensor refuse dim and want axis; unsqueeze, norm and topk take dim."""

import mindspore as ms
import numpy as np

x = ms.Tensor(np.ones((2, 3), np.float32))
for name in ("sum", "mean", "max", "min", "std", "argmax"):
    try:
        getattr(x, name)(dim=1)
    except TypeError as error:
        assert f"{name}() got an unexpected keyword argument 'dim'" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert getattr(x, name)(axis=1).shape == (2,)
assert x.unsqueeze(dim=0).shape == (1, 2, 3)
assert x.norm(dim=1).shape == (2,)
assert x.topk(1, dim=1)[0].shape == (2, 1)
