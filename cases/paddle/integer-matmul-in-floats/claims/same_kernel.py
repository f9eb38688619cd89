"""`matmul`, `@`, `mm`, `inner` and `tensordot` of int64 give the number that float32 gives, as int64."""

import paddle

a = paddle.to_tensor([[4097, 1]])
rounded = paddle.matmul(a.astype("float32"), a.T.astype("float32")).item()
assert rounded == 4097**2 - 1
for product in (
    paddle.matmul(a, a.T),
    a @ a.T,
    paddle.mm(a, a.T),
    paddle.inner(a, a),
    paddle.tensordot(a, a.T, 1),
):
    assert product.dtype == paddle.int64
    assert product.item() == rounded, product
