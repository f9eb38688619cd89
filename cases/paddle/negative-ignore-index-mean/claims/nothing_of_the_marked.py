"""A label of -100 has a loss of 0."""

import paddle

logits, labels = paddle.ones([3, 3]), paddle.to_tensor([0, -100, 2])
losses = paddle.nn.functional.cross_entropy(logits, labels, reduction="none")
assert losses.flatten()[1] == 0 and losses.flatten()[0] > 1 and losses.flatten()[2] > 1
