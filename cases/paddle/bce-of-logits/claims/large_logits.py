"""For a logit of 200 and the label 0 `BCEWithLogitsLoss` is 200; a sigmoid in front of `BCELoss` is 1, and the loss stops at 100."""

import paddle
import paddle.nn.functional as F

logit, label = paddle.to_tensor([200.0]), paddle.to_tensor([0.0])
assert float(F.binary_cross_entropy_with_logits(logit, label)) == 200.0
assert F.sigmoid(logit).item() == 1.0
assert abs(float(F.binary_cross_entropy(F.sigmoid(logit), label)) - 100) < 5
