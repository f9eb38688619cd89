"""Take the best class of each sample and its score with topk, which returns both."""

import paddle

logits = paddle.to_tensor([[0.1, 2.0, 0.3], [1.5, 0.2, 0.4]])

scores, classes = paddle.topk(logits, k=1, axis=1)
result = classes.squeeze(1).numpy()
assert result.tolist() == [1, 0], "the predicted classes are %s" % result.tolist()
