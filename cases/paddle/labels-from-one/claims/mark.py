"""A label of 255 has the same message, and is left out with ignore_index=255."""

import paddle

scores, labels = paddle.randn([4, 3]), paddle.to_tensor([0, 1, 255, 2])
cross_entropy = paddle.nn.functional.cross_entropy
try:
    cross_entropy(scores, labels)
except IndexError as error:
    assert "label value should less than the shape of axis dimension" in str(error)
    assert "But received label value as 255 and shape of axis dimension is 3" in str(error)
else:
    raise AssertionError("nothing was raised")
known = paddle.to_tensor([0, 1, 3])
expected = float(cross_entropy(scores[known], labels[known]))
assert abs(float(cross_entropy(scores, labels, ignore_index=255)) - expected) < 1e-5
