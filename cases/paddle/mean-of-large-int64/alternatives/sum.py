"""The sum stays in int64, and is divided as an integer."""

import paddle

stamps = paddle.to_tensor([1_700_000_001, 1_700_000_001, 1_700_000_001])

mean = stamps.sum() // len(stamps)

result = int(mean.item())
assert result == 1_700_000_001, "the mean of three equal times is off by %d s" % (
    result - 1_700_000_001
)
