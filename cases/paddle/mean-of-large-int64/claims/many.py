"""The mean of four million times 101 is 100, one less than in float64; the mean of few small integers only loses its fraction."""

import paddle

values = paddle.full([2**22], 101, dtype="int64")
assert values.mean().item() == 100
assert values.astype("float64").mean().item() == 101
few = paddle.to_tensor([1, 2])
assert few.mean().item() == 1 and few.astype("float64").mean().item() == 1.5
