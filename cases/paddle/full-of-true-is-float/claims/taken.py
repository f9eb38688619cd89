# releases: >=2.6,<3.0
"""On 2.6 `logical_not`, `all`, `masked_fill` and a product take the float32 tensor; `logical_or` fails."""

import paddle

keep, other = paddle.full([2], True), paddle.to_tensor([True, False])
assert keep.dtype == paddle.float32
assert paddle.logical_not(keep).tolist() == [False, False]
assert keep.all().item() is True
x = paddle.to_tensor([3.0, 4.0])
assert x.masked_fill(keep, 0.0).tolist() == [0.0, 0.0]
assert (x * keep).tolist() == [3.0, 4.0]
for first, second in ((keep, other), (other, keep)):
    try:
        paddle.logical_or(first, second)
    except ValueError as error:
        assert "does not match the type of data" in str(error), error
    else:
        raise AssertionError("nothing was raised")
