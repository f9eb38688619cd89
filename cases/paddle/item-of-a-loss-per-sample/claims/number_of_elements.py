"""The number after `received numel:` is the number of elements: 8 samples, 24 values of an elementwise loss, or 0."""

import paddle
import paddle.nn.functional as F

for loss, number in (
    (F.cross_entropy(paddle.ones([8, 3]), paddle.zeros([8], "int64"), reduction="none"), 8),
    (F.mse_loss(paddle.ones([8, 3]), paddle.zeros([8, 3]), reduction="none"), 24),
    (paddle.zeros([0]), 0),
):
    try:
        loss.item()
    except ValueError as error:
        assert "received numel:%d != 1" % number in str(error), error
    else:
        raise AssertionError("accepted")
