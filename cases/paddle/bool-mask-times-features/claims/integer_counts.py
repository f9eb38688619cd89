# releases: >=2.6,<3.0
"""On 2.6 `mask * counts` of integers is bool as well, and its sum is the number of products that are not 0."""

import paddle

counts, mask = paddle.to_tensor([3, 4, 0]), paddle.to_tensor([True, True, True])
assert (mask * counts).dtype == paddle.bool
assert (mask * counts).sum().item() == 2
assert (counts * mask).sum().item() == 7
