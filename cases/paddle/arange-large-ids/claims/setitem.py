# releases: >=2.6
"""`x[0] = n` into a tensor of int64 loses the last digit of a number above 2**53; a tensor as the value keeps it."""

import paddle

NUMBER = 2**53 + 1
ids = paddle.zeros([2], "int64")
ids[0] = NUMBER
ids[1] = paddle.to_tensor(NUMBER)
assert ids.tolist() == [NUMBER - 1, NUMBER]
