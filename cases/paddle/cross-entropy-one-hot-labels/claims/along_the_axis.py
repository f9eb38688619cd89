"""With `axis=1` the length along axis 1 counts: one-hot labels [N, C, H, W] raise in the same words, and `argmax(axis=1)` mends them."""

import paddle
import paddle.nn.functional as F

scores = paddle.randn([2, 5, 3, 4])
numbers = paddle.arange(24).reshape([2, 3, 4]) % 5
labels = F.one_hot(numbers, 5).transpose([0, 3, 1, 2])
try:
    F.cross_entropy(scores, labels, axis=1)
except ValueError as error:
    assert "received labels_dims[axis]:5 != 1UL:1" in str(error), error
else:
    raise AssertionError("one-hot labels are taken")
loss = F.cross_entropy(scores, labels.argmax(axis=1), axis=1)
assert paddle.allclose(loss, F.cross_entropy(scores, numbers, axis=1))
