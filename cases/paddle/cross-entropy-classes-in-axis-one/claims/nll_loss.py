"""nll_loss takes the classes from axis 1, without an argument."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
scores, classes = paddle.randn([2, 5, 6, 4]), paddle.randint(0, 5, [2, 6, 4])
loss = F.nll_loss(F.log_softmax(scores, axis=1), classes)
assert abs(float(loss) - float(F.cross_entropy(scores, classes, axis=1))) < 1e-5
