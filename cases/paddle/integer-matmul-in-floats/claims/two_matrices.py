"""Of two matrices, multiplication with a new axis and sum is exact; the tensor of the products has all three sizes."""

import numpy
import paddle

a, b = paddle.to_tensor([[4097, 1], [3, 4], [5, 6]]), paddle.to_tensor([[4097, 7], [1, 2**40]])
products = a.unsqueeze(2) * b.unsqueeze(0)
assert products.shape == [3, 2, 2]
expected = a.numpy() @ b.numpy()
assert numpy.array_equal(products.sum(axis=1).numpy(), expected)
assert not numpy.array_equal(paddle.matmul(a, b).numpy(), expected)
