"""reshape([1]) gives each loss an axis, and concat takes them."""

import paddle

losses = [paddle.to_tensor(number).reshape([1]) for number in (1.0, 2.0, 6.0)]
assert paddle.concat(losses).tolist() == [1, 2, 6]
