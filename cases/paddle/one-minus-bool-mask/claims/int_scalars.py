"""On 2.6 the sum, difference or product of a bool tensor and an int is bool; since 3.0 it is int64."""

import paddle

mask = paddle.to_tensor([True, False])
results = [1 - mask, mask - 1, 1 + mask, mask + 1, 2 * mask, mask * 2]
if paddle.__version__.startswith("2."):
    assert all(one.dtype == paddle.bool for one in results)
    assert (1 - mask).tolist() == (mask - 1).tolist() == (mask + 1).tolist() == [True, True]
else:
    assert all(one.dtype == paddle.int64 for one in results)
    assert (1 - mask).tolist() == [0, 1]
