"""`sum() / n` and `median` of integers are float32 as well; float64 values are right."""

import paddle

stamps = paddle.to_tensor([1_700_000_001] * 3)
for statistic in (lambda x: x.sum() / 3, lambda x: x.median()):
    rounded = statistic(stamps)
    assert rounded.dtype == paddle.float32 and rounded.item() != 1_700_000_001
    assert statistic(stamps.astype("float64")).item() == 1_700_000_001
