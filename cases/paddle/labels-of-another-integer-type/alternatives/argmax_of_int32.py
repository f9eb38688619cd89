"""argmax with dtype="int32" gives classes of the type of the labels."""

import paddle

scores = paddle.to_tensor([[0.1, 0.9], [0.8, 0.2]])
labels = paddle.to_tensor([1, 1], dtype="int32")
predicted = scores.argmax(axis=1, dtype="int32")
assert predicted.dtype == labels.dtype
assert paddle.equal(predicted, labels).tolist() == [True, False]
