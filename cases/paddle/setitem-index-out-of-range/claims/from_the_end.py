"""A column of -1 is the last one of its own row, and one of -4 of three is the last one of the row before."""

import paddle

targets = paddle.zeros([2, 3])
targets[paddle.arange(2), paddle.to_tensor([-1, 0])] = 1.0
assert targets.tolist() == [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]

targets = paddle.zeros([2, 3])
targets[paddle.to_tensor([1]), paddle.to_tensor([-4])] = 1.0
assert targets.tolist() == [[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]
