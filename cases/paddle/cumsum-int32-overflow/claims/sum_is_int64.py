# releases: >=2.6
"""`sum` of int32 values is int64."""

import paddle

lengths = paddle.to_tensor([2_000_000_000, 2_000_000_000], dtype="int32")
assert int(paddle.sum(lengths).numpy()) == 4_000_000_000
