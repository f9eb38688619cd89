"""The mean is taken in float64, which holds integers of this size."""

import paddle

stamps = paddle.to_tensor([1_700_000_001, 1_700_000_001, 1_700_000_001])

mean = stamps.astype("float64").mean()

result = int(mean.item())
assert result == 1_700_000_001, "the mean of three equal times is off by %d s" % (
    result - 1_700_000_001
)
