"""With `soft_label=True` the labels must be float: one-hot labels of int64 raise, the types float32 and int64 do not match."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0]])
labels = paddle.to_tensor([[0, 1, 0]])
try:
    F.cross_entropy(scores, labels, soft_label=True)
except ValueError as error:
    assert "retrieve (float32) does not match the type of data (int64)" in str(error)
else:
    raise AssertionError("integer labels are taken as probabilities")
assert F.cross_entropy(scores, labels.astype("float32"), soft_label=True) > 0
