# releases: >=2.6,<3.0
"""On 2.6 `~keep`, `keep & other` and `paddle.where(keep, x, y)` fail as well, in other words; `logical_not` works."""

import paddle

keep, other = paddle.full([2], True), paddle.to_tensor([True, False])
x = paddle.ones([2])
uses = {
    "kernel `bitwise_not` is not registered": lambda: ~keep,
    "does not match the type of data (float32)": lambda: keep & other,
    "does not match the type of data (float32) ": lambda: paddle.where(keep, x, x),
}
for words, use in uses.items():
    try:
        use()
    except (RuntimeError, ValueError) as error:
        assert words.strip() in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert paddle.logical_not(keep).tolist() == [False, False]
