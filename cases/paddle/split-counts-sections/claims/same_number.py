"""Where an axis of n * n is cut by n, both readings agree, so a test of that size does not show it."""

import paddle

x = paddle.arange(16)
assert [each.tolist() for each in paddle.split(x, 4)] == [list(range(i, i + 4)) for i in (0, 4, 8, 12)]
