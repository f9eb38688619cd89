# releases: >=2.8
"""The methods sum and mean of a tensor take both dim and axis."""

import mindspore as ms
import numpy as np

x = ms.Tensor(np.ones((2, 3), np.float32))
for name in ("sum", "mean"):
    assert getattr(x, name)(dim=1).shape == getattr(x, name)(axis=1).shape == (2,)
