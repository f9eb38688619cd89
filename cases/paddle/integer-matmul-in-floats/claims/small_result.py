"""A small result is wrong as well: 4097 * 4097 + 1 - 4097 * 4097 is 0."""

import paddle

a, b = paddle.to_tensor([[4097, 1, 4097]]), paddle.to_tensor([4097, 1, -4097])
assert (a * b).sum(axis=1).tolist() == [1]
assert paddle.matmul(a, b).tolist() == [0]
