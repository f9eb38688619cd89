"""Tensors of one element are compared by value: another tensor that is equal is found."""

import paddle

assert paddle.to_tensor([1.0]) in [paddle.to_tensor([1.0])]
assert paddle.to_tensor([1.0]) not in [paddle.to_tensor([2.0])]
assert paddle.to_tensor(3) in (1, 2, 3)
