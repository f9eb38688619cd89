"""One output for labels 0 and 1 has the same message; `binary_cross_entropy_with_logits` takes it."""

import paddle
import paddle.nn.functional as F

scores, labels = paddle.to_tensor([[2.0], [-1.0]]), paddle.to_tensor([[1], [0]])
try:
    F.cross_entropy(scores, labels)
except IndexError as error:
    assert "But received label value as 1 and shape of axis dimension is 1" in str(error)
else:
    raise AssertionError("nothing was raised")
loss = F.binary_cross_entropy_with_logits(scores, labels.astype("float32"))
two = paddle.concat([paddle.zeros_like(scores), scores], axis=1)
assert abs(loss.item() - F.cross_entropy(two, labels).item()) < 1e-6
