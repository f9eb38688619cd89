"""A batch of labels 1 and 2 of three classes passes; one with a 3 raises."""

import paddle

scores = paddle.randn([2, 3])
cross_entropy = paddle.nn.functional.cross_entropy
assert cross_entropy(scores, paddle.to_tensor([1, 2])).item() > 0
try:
    cross_entropy(scores, paddle.to_tensor([1, 3]))
except IndexError as error:
    assert "But received label value as 3 and shape of axis dimension is 3" in str(error)
else:
    raise AssertionError("nothing was raised")
