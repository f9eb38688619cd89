# releases: >=2.6, <3.4
"""Of int32 and int64 a product, a partial sum or an input above 2**24 loses digits."""

import paddle

for dtype in ("int32", "int64"):
    for row, column, exact, found in (
        ([4097, 1], [4097, 1], 4097**2 + 1, 4097**2 - 1),
        ([16777217], [1], 16777217, 16777216),
    ):
        a, b = paddle.to_tensor([row], dtype=dtype), paddle.to_tensor(column, dtype=dtype)
        assert (a * b).sum().item() == exact
        product = paddle.matmul(a, b)
        assert product.dtype == a.dtype
        assert product.item() == found, product  # float32 has no odd numbers from 2**24 on
