# releases: >=2.6
"""Up to 3.1 int32 stays int32; from 3.2 on it becomes int64, but `cumsum_` without a dtype and dtype="int32" still wrap around."""

import paddle

lengths = paddle.to_tensor([2_000_000_000, 2_000_000_000], dtype="int32")
release = tuple(int(part) for part in paddle.__version__.split(".")[:2])
assert paddle.cumsum(lengths).dtype == (paddle.int64 if release >= (3, 2) else paddle.int32)
assert paddle.cumsum(lengths, dtype="int64").tolist() == [2_000_000_000, 4_000_000_000]
assert paddle.cumsum(lengths, dtype="int32").dtype == paddle.int32
assert paddle.cumsum(lengths, dtype="int32").tolist()[1] < 0
assert lengths.clone().cumsum_(dtype="int64").tolist() == [2_000_000_000, 4_000_000_000]
lengths.cumsum_()
assert lengths.dtype == paddle.int32
assert lengths.tolist()[1] < 0
