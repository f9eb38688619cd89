# releases: >=3.0
"""`paddle.stack`, `paddle.where` and `paddle.maximum` of these sizes and int32 raise too; `+` and `==` with one size do not."""

import paddle

sizes = paddle.shape(paddle.ones([2, 3]))
one, two = paddle.to_tensor(2, dtype="int32"), paddle.to_tensor([1, 2], dtype="int32")
uses = [
    lambda: paddle.stack([sizes[0], one]),
    lambda: paddle.where(sizes > 2, sizes, two),
    lambda: paddle.maximum(sizes, two),
]
for use in uses:
    try:
        use()
    except (TypeError, ValueError):
        pass
    else:
        raise AssertionError("nothing was raised")
assert (sizes[0] + one).item() == 4
assert (sizes[0] == one).item()
