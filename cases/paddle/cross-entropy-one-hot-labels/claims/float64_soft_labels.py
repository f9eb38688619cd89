"""Soft labels of float64, as of `np.eye`, are refused for scores of float32; as float32 they are taken."""

import numpy as np
import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0]])
labels = paddle.to_tensor(np.eye(3)[[1]])
try:
    F.cross_entropy(scores, labels, soft_label=True)
except ValueError as error:
    assert "retrieve (float32) does not match the type of data (float64)" in str(error), error
else:
    raise AssertionError("float64 labels are taken")
assert F.cross_entropy(scores, labels.astype("float32"), soft_label=True) > 0
