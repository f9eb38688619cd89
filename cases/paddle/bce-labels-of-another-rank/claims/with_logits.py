"""`binary_cross_entropy_with_logits` and `sigmoid_focal_loss` raise in the same words."""

import paddle
import paddle.nn.functional as F

for loss in (F.binary_cross_entropy_with_logits, F.sigmoid_focal_loss):
    try:
        loss(paddle.zeros([4, 1]), paddle.zeros([4]))
    except ValueError as error:
        assert "Input(X) and Input(Label) shall have the same rank" in str(error), error
    else:
        raise AssertionError("a column and a vector go together")
