"""Take the best class of each sample with paddle.max, as torch.max gives it."""

import paddle

logits = paddle.to_tensor([[0.1, 2.0, 0.3], [1.5, 0.2, 0.4]])

scores, classes = paddle.max(logits, axis=1)
result = classes.numpy()
assert result.tolist() == [1, 0], "the predicted classes are %s" % result.tolist()
