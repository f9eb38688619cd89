"""NumPy multiplies int64 exactly, and the difference shows what Paddle lost."""

import paddle

a, b = paddle.to_tensor([[2**30, 1]]), paddle.to_tensor([2**30, 1])
assert (a.numpy() @ b.numpy()).tolist() == [2**60 + 1]
assert paddle.matmul(a, b).tolist() == [2**60]
