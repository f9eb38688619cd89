# releases: >=2.6
"""The in-place `clip_` casts float bounds to the integer dtype of its tensor."""

import paddle

counts = paddle.to_tensor([1, 2, 3])
counts.clip_(1.5, 2.5)
assert counts.dtype == paddle.int64
assert counts.tolist() == [1, 2, 2]
