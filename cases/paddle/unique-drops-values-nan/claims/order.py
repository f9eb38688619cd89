# releases: >=2.6,<3.2
"""A NaN that comes first is all that is left; one that comes later is lost."""

import numpy as np
import paddle

nan = float("nan")
assert np.isnan(paddle.unique(paddle.to_tensor([nan, 1.0, 2.0])).numpy()).tolist() == [True]
for values in ([1.0, nan, 2.0], [2.0, nan, 1.0], [1.0, 2.0, nan]):
    assert paddle.unique(paddle.to_tensor(values)).tolist() == [1.0, 2.0]
