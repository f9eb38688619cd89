# releases: >=3.1
"""paddle.var of the ratings is the integer 0 in place of 0.3, and their mean the integer 3 in place of 3.6."""

import paddle

ratings = paddle.to_tensor([3, 4, 4, 3, 4])
for one, cut, right in ((paddle.var(ratings), 0, 0.3), (ratings.mean(), 3, 3.6)):
    assert one.dtype == paddle.int64
    assert one.item() == cut
for one, right in ((paddle.var(ratings.astype("float32")), 0.3), (ratings.astype("float32").mean(), 3.6)):
    assert abs(one.item() - right) < 1e-6
