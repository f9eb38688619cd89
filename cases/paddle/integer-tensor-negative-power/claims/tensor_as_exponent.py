# releases: >=2.6
"""With a tensor as a negative exponent an integer is 0 if it is not 0, 1 or -1; nothing hangs."""

import paddle

base, exponent = paddle.to_tensor([4, 1, -1]), paddle.to_tensor([-1, -1, -1])
assert (base**exponent).tolist() == [0, 1, -1]
assert (10 ** paddle.to_tensor([-1])).tolist() == [0]
