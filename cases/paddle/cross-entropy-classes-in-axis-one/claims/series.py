"""Scores [N, C, L] beside labels [N, L] are refused in the same words, and [N, L, C] are right; the hint has the sizes of the first axis that differs."""

import paddle
import paddle.nn.functional as F

scores, classes = paddle.randn([4, 3, 10]), paddle.randint(0, 3, [4, 10])
try:
    F.cross_entropy(scores, classes)
except ValueError as error:
    assert "Input(Logits) and Input(Label) should in same shape in dimensions except axis" in str(error), error
    assert "received logits_dims[i]:3 != labels_dims[i]:10" in str(error), error
else:
    raise RuntimeError("accepted")
assert F.cross_entropy(scores.transpose([0, 2, 1]), classes).ndim == 0
