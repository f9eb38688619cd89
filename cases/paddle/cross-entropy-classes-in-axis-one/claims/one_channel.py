"""Labels [N, 1, H, W] have the same words without axis=1, and are right with it."""

import paddle
import paddle.nn.functional as F

scores, classes = paddle.randn([2, 5, 6, 4]), paddle.randint(0, 5, [2, 6, 4])
try:
    F.cross_entropy(scores, classes.unsqueeze(1))
except ValueError as error:
    assert "received logits_dims[i]:5 != labels_dims[i]:1" in str(error), error
else:
    raise RuntimeError("accepted")
one = F.cross_entropy(scores, classes.unsqueeze(1), axis=1)
assert abs(float(one) - float(F.cross_entropy(scores, classes, axis=1))) < 1e-6
