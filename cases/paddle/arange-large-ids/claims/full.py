# releases: ==2.6.2
"""`full` of int64 loses the last digit of a number above 2**53."""

import paddle

FIRST = 2**53 + 1

assert int(paddle.full([1], FIRST, "int64").numpy()[0]) == FIRST - 1
