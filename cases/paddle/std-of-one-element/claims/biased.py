# releases: >=2.6
"""With `unbiased=False` the deviation and the variance of one sample are 0."""

import paddle

one = paddle.to_tensor([2.0])
assert paddle.std(one, unbiased=False).item() == 0.0
assert paddle.var(one, unbiased=False).item() == 0.0
