"""The mean time of a batch of events with integer time stamps in seconds."""

import paddle

stamps = paddle.to_tensor([1_700_000_001, 1_700_000_001, 1_700_000_001])

mean = stamps.mean()

result = int(mean.item())
assert result == 1_700_000_001, "the mean of three equal times is off by %d s" % (
    result - 1_700_000_001
)
