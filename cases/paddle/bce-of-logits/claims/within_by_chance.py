"""Logits that happen to lie between 0 and 1 raise nothing, and are taken for probabilities: the loss is another."""

import paddle
import paddle.nn.functional as F

logits, labels = paddle.to_tensor([0.9, 0.2]), paddle.to_tensor([1.0, 0.0])
taken = F.binary_cross_entropy(logits, labels)
right = F.binary_cross_entropy_with_logits(logits, labels)
assert abs(float(taken) - float(right)) > 0.1
