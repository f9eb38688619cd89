# releases: >=3.1.1
"""`topk` of an empty int64 tensor is the smallest int64 at index 0, as often as k says."""

import paddle

values, indices = paddle.topk(paddle.zeros([0], "int64"), 2)
assert values.tolist() == [-(2**63), -(2**63)]
assert indices.tolist() == [0, 0]
