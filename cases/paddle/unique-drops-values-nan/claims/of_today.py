# releases: >=3.3
"""Every ordinary value comes, and each NaN as a value of its own; NumPy keeps one NaN."""

import numpy as np

import paddle

values = np.array([np.nan, 1.0, 2.0, np.nan], "float32")
result = paddle.unique(paddle.to_tensor(values)).numpy()
assert sorted(result[~np.isnan(result)].tolist()) == [1.0, 2.0]
assert np.isnan(result).sum() == 2
assert np.isnan(np.unique(values)).sum() == 1
