"""`axis=1` is refused with label_smoothing, and with weight and soft labels; with the classes last both pass."""

import paddle
import paddle.nn.functional as F

scores, classes = paddle.randn([2, 5, 4, 6]), paddle.randint(0, 5, [2, 4, 6])
soft, weight = F.softmax(paddle.randn([2, 5, 4, 6]), axis=1), paddle.ones([5])
last = scores.transpose([0, 2, 3, 1])
for call in (
    lambda: F.cross_entropy(scores, classes, axis=1, label_smoothing=0.1),
    lambda: paddle.nn.CrossEntropyLoss(axis=1, label_smoothing=0.1)(scores, classes),
    lambda: F.cross_entropy(scores, soft, axis=1, soft_label=True, weight=weight),
):
    try:
        call()
    except ValueError:
        pass
    else:
        raise RuntimeError("accepted")
assert F.cross_entropy(last, classes, label_smoothing=0.1).size == 1
assert F.cross_entropy(last, soft.transpose([0, 2, 3, 1]), soft_label=True, weight=weight).size == 1
assert F.cross_entropy(scores, classes, axis=1, weight=weight).size == 1
