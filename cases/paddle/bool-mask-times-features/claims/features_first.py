# releases: >=2.6,<3.0
"""On 2.6 the dtype of the left operand counts: `features * mask` is float and right, `mask * features` is bool."""

import paddle

features, mask = paddle.to_tensor([0.5, 2.0]), paddle.to_tensor([True, False])
assert (features * mask).tolist() == [0.5, 0.0]
assert (mask * features).dtype == paddle.bool
