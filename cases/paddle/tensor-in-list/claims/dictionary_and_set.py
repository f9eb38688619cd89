"""A set of tensors compares by `id`: it finds the same tensor and no equal one."""

import paddle

a, b = paddle.to_tensor([1.0, 2.0]), paddle.to_tensor([3.0, 4.0])
assert b in {a, b}
assert paddle.to_tensor([3.0, 4.0]) not in {a, b}
