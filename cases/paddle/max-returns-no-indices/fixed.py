"""Take the best class of each sample with argmax, and its score with max."""

import paddle

logits = paddle.to_tensor([[0.1, 2.0, 0.3], [1.5, 0.2, 0.4]])

scores, classes = paddle.max(logits, axis=1), paddle.argmax(logits, axis=1)
result = classes.numpy()
assert result.tolist() == [1, 0], "the predicted classes are %s" % result.tolist()
