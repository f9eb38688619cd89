"""In float64 the product is exact below 2**53, and loses digits above."""

import paddle


def product(a, b):
    """Multiply in float64."""
    return paddle.matmul(a.astype("float64"), b.astype("float64")).astype("int64")


a = paddle.to_tensor([[4097, 1]])
assert product(a, a.T).item() == 4097**2 + 1
a, b = paddle.to_tensor([[2**26, 1]]), paddle.to_tensor([[2**26], [1]])
assert product(a, b).item() == 2**52 + 1
a, b = paddle.to_tensor([[2**27, 1]]), paddle.to_tensor([[2**27], [1]])
assert product(a, b).item() == 2**54
