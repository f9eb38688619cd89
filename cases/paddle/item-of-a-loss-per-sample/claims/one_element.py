"""A tensor of one element is converted whatever its shape, and `item(i)` takes element i of several."""

import paddle

assert paddle.ones([1, 1]).item() == 1.0
assert paddle.to_tensor([1.0, 2.0, 3.0]).item(2) == 3.0
