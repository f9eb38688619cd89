"""A base is subtracted before the mean and added to it."""

import paddle

BASE = 1_700_000_000
stamps = paddle.to_tensor([1_700_000_001, 1_700_000_001, 1_700_000_001])
result = BASE + int((stamps - BASE).mean().item())
assert result == 1_700_000_001, "the mean of three equal times is off by %d s" % (
    result - 1_700_000_001
)
