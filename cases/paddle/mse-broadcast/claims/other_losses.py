"""l1_loss compares everything with everything, too; smooth_l1_loss and binary_cross_entropy_with_logits refuse the shapes."""

import paddle
import paddle.nn.functional as F

predicted, target = paddle.to_tensor([[0.0], [1.0], [1.0]]), paddle.to_tensor([0.0, 1.0, 1.0])
assert float(F.l1_loss(predicted, target.unsqueeze(1))) == 0
assert F.l1_loss(predicted, target, reduction="none").shape == [3, 3]
for loss in (F.smooth_l1_loss, F.binary_cross_entropy_with_logits):
    loss(predicted, target.unsqueeze(1))
    try:
        loss(predicted, target)
    except ValueError as error:
        assert "rank" in str(error)
    else:
        raise AssertionError("nothing was raised")
