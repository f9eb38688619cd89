"""`binary_cross_entropy_with_logits` raises in the same words."""

import paddle
import paddle.nn.functional as F

try:
    F.binary_cross_entropy_with_logits(paddle.zeros([4, 1]), paddle.zeros([4]))
except ValueError as error:
    assert "Input(X) and Input(Label) shall have the same rank" in str(error)
else:
    raise AssertionError("a column and a vector go together")
