"""Measure the accuracy as the mean of a comparison that was made float."""

import paddle

predicted = paddle.to_tensor([1, 0, 2, 1])
labels = paddle.to_tensor([1, 0, 0, 0])

correct = (predicted == labels).astype("float32")
accuracy = correct.mean()
result = float(accuracy)
assert result == 0.5, "two of four are right, the accuracy is %.4f" % result
