# releases: >=3.0
"""The forward pass of an empty batch through `Linear` runs, and its sum is 0."""

import paddle

output = paddle.nn.Linear(3, 2)(paddle.zeros([0, 3]))
assert list(output.shape) == [0, 2]
assert output.sum().item() == 0.0
