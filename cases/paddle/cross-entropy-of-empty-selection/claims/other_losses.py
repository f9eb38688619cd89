"""`l1_loss` and `binary_cross_entropy_with_logits` of nothing are NaN on every release; `mse_loss`, `smooth_l1_loss` and `mean` raise on 2.6 and are NaN since 3.1."""

import paddle
import paddle.nn.functional as F

nothing = paddle.zeros([0, 3])
release = tuple(int(number) for number in paddle.__version__.split(".")[:2])
for loss in (F.l1_loss, F.binary_cross_entropy_with_logits):
    assert paddle.isnan(loss(nothing, nothing)).item()
for loss in (F.mse_loss, F.smooth_l1_loss, lambda x, y: x.mean()):
    try:
        value = loss(nothing, nothing)
    except ValueError as error:
        assert release < (3, 1) and "Tensor need be reduced must not empty" in str(error)
    else:
        assert release > (2, 6) and paddle.isnan(value).item()
