"""A cumulative product that begins with 1 has the largest power of 3 that fits; one that is divided by 3 afterwards has not."""

import paddle

factors = paddle.full([40], 3, "int64")
assert (
    int(paddle.cumprod(paddle.concat([paddle.ones([1], "int64"), factors[1:]]), dim=0)[-1].item())
    == 3**39
)
assert int((paddle.cumprod(factors, dim=0) // 3)[-1].item()) != 3**39
