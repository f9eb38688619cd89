# releases: ==3.3.1
"""Each NaN is counted 0 times, and its index is 0."""

import paddle

values = paddle.to_tensor([1.0, float("nan"), 2.0, float("nan"), 1.0])
distinct, index, counts = paddle.unique(values, return_index=True, return_counts=True)
assert distinct.tolist()[:2] == [1.0, 2.0] and distinct.isnan().tolist() == [False, False, True, True]
assert index.tolist() == [0, 2, 0, 0]
assert counts.tolist() == [2, 1, 0, 0]
