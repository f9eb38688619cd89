"""binary_cross_entropy_with_logits refuses float64 labels in the same words; mse_loss does not."""

import paddle
import paddle.nn.functional as F

predicted, labels = paddle.zeros([4, 1]), paddle.ones([4, 1], "float64")
assert float(F.mse_loss(predicted, labels)) == 1
assert float(F.binary_cross_entropy_with_logits(predicted, labels.astype("float32"))) > 0
try:
    F.binary_cross_entropy_with_logits(predicted, labels)
except ValueError as error:
    assert "The type of data we are trying to retrieve" in str(error)
    assert "float32" in str(error) and "float64" in str(error)
else:
    raise AssertionError("nothing was raised")
