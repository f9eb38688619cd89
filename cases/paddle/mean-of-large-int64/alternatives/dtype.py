# releases: >=3.2
"""`mean` is asked for float64."""

import paddle

stamps = paddle.to_tensor([1_700_000_001, 1_700_000_001, 1_700_000_001])

mean = stamps.mean(dtype="float64")

result = int(mean.item())
assert result == 1_700_000_001, "the mean of three equal times is off by %d s" % (
    result - 1_700_000_001
)
