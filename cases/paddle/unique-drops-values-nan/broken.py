"""The distinct prices of a column with two missing values."""

import numpy as np
import paddle

prices = paddle.to_tensor([float("nan"), float("nan"), 1.0, 2.0, 1.0])

distinct = paddle.unique(prices)

result = distinct.numpy()
result = result[~np.isnan(result)]
assert result.tolist() == [1.0, 2.0], "the distinct prices are %s" % result.tolist()
