# releases: >=2.6
"""`paddle.arange(2) + paddle.to_tensor(first)` is exact."""

import paddle

FIRST = 2**53 + 1
assert (paddle.arange(2) + paddle.to_tensor(FIRST)).tolist() == [FIRST, FIRST + 1]
