# releases: >=2.6
"""int16 wraps around up to 3.1, and becomes int64 from 3.2 on."""

import paddle

sums = paddle.cumsum(paddle.to_tensor([30000, 30000], dtype="int16"))
release = tuple(int(part) for part in paddle.__version__.split(".")[:2])
if release >= (3, 2):
    assert sums.dtype == paddle.int64 and sums.tolist() == [30000, 60000]
else:
    assert sums.dtype == paddle.int16 and sums.tolist() == [30000, -5536]
