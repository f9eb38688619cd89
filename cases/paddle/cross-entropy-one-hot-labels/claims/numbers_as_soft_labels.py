"""Class numbers with `soft_label=True` are the reverse, in similar words: "If Attr(soft_label) == true"."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0]])
try:
    F.cross_entropy(scores, paddle.to_tensor([1.0]), soft_label=True)
except ValueError as error:
    assert "If Attr(soft_label) == true" in str(error)
else:
    raise AssertionError("class numbers are taken as probabilities")
