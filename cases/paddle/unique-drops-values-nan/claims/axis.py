# releases: >=2.6
"""With `axis=0` a value that stands before and behind a NaN stays twice."""

import paddle

nan = float("nan")
result = paddle.unique(paddle.to_tensor([1.0, nan, 2.0, nan, 1.0]), axis=0)
assert sorted(result[~paddle.isnan(result)].tolist()) == [1.0, 1.0, 2.0]
assert paddle.isnan(result).sum() == 2
