"""The last step of each sequence, gathered by `(lengths - 1).unsqueeze(1)`, comes out as [batch, batch, features]."""

import paddle

states = paddle.arange(24, dtype="float32").reshape([2, 4, 3])
last = paddle.to_tensor([1, 3])
assert paddle.gather(states, last.unsqueeze(1), axis=1).shape == [2, 2, 3]
assert states[paddle.arange(2), last].tolist() == [[3, 4, 5], [21, 22, 23]]
