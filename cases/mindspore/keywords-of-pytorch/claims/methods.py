# releases: <2.1
"""The methods sum, mean and max of a tensor refuse dim and want axis."""

import mindspore as ms
import numpy as np

x = ms.Tensor(np.ones((2, 3), np.float32))
for name in ("sum", "mean", "max"):
    try:
        getattr(x, name)(dim=1)
    except TypeError as error:
        assert f"{name}() got an unexpected keyword argument 'dim'" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert getattr(x, name)(axis=1).shape == (2,)
