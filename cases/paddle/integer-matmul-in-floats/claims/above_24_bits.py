# releases: >=2.6, <3.4
"""Above 2**24 a product of int32 or int64 matrices loses digits, and `(a * b).sum()` does not."""

import paddle

for dtype in ("int32", "int64"):
    a = paddle.to_tensor([[4097, 1]], dtype=dtype)
    assert (a * a).sum().item() == 4097**2 + 1
    product = paddle.matmul(a, a.T)
    assert product.dtype == a.dtype
    assert product.item() == 4097**2 - 1  # float32 has no odd numbers from 2**24 on
