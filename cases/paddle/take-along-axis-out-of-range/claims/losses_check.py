# releases: >=2.6
"""`F.cross_entropy` and `F.nll_loss` raise for the label 3 of three classes."""

import paddle
import paddle.nn.functional as F

logits = paddle.zeros([2, 3])
labels = paddle.to_tensor([3, 0])
for loss, scores in ((F.cross_entropy, logits), (F.nll_loss, F.log_softmax(logits))):
    try:
        loss(scores, labels)
    except (IndexError, ValueError):
        pass
    else:
        raise AssertionError("nothing was raised")
