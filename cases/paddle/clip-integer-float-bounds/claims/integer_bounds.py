# releases: >=2.6
"""With ceil of the lower and floor of the upper bound the result is an integer tensor within both, and an index."""

import math

import paddle

low, high = 1.5, 3.5
clipped = paddle.to_tensor([0, 1, 2, 3, 4]).clip(math.ceil(low), math.floor(high))
assert clipped.dtype == paddle.int64
assert clipped.tolist() == [2, 2, 2, 3, 3]
assert paddle.arange(5)[clipped].tolist() == [2, 2, 2, 3, 3]
