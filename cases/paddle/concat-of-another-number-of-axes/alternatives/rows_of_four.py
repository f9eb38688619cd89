"""reshape([-1, 4]) gives each of them rows of four numbers, one row too."""

import paddle

boxes = [paddle.ones([3, 4]), paddle.ones([4]), paddle.ones([0, 4])]
joined = paddle.concat([part.reshape([-1, 4]) for part in boxes])
assert list(joined.shape) == [4, 4]
