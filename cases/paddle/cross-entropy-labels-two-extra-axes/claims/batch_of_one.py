"""`squeeze()` of the labels of one sample leaves no axis, and cross_entropy refuses them; `squeeze(-1)` passes."""

import paddle

functional = paddle.nn.functional
scores, labels = paddle.ones([1, 3]), paddle.zeros([1, 1, 1], "int64")
assert functional.cross_entropy(scores, labels.squeeze(-1)).shape == []
try:
    functional.cross_entropy(scores, labels.squeeze())
except ValueError as error:
    assert "label_dims0" in str(error)
else:
    raise AssertionError("nothing was raised")
