# releases: ==2.6.2
"""On 2.6.2 `float32 + int64` is the right sum."""

import paddle

assert (paddle.to_tensor([0.5]) + paddle.to_tensor([3])).numpy().tolist() == [3.5]
