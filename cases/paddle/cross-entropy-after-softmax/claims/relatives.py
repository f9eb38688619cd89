"""`F.softmax_with_cross_entropy` applies a softmax as well; `nll_loss` of the logarithm does not."""

import paddle
import paddle.nn.functional as F

logits, label = paddle.to_tensor([[2.0, 0.5, -1.0]]), paddle.to_tensor([0])
probabilities = F.softmax(logits)
right = float(F.cross_entropy(logits, label))
assert abs(float(F.nll_loss(probabilities.log(), label)) - right) < 1e-5
assert abs(F.softmax_with_cross_entropy(logits, label.unsqueeze(0)).item() - right) < 1e-5
assert F.softmax_with_cross_entropy(probabilities, label.unsqueeze(0)).item() > right + 0.2
