"""One-hot labels with `soft_label=True` give the loss and the gradients of the class numbers."""

import paddle
import paddle.nn.functional as F

numbers = paddle.to_tensor([0, 2])
found = []
for labels, soft in ((numbers, False), (F.one_hot(numbers, 3), True)):
    scores = paddle.to_tensor([[2.0, 1.0, 0.0], [0.0, 1.0, 1.5]], stop_gradient=False)
    loss = F.cross_entropy(scores, labels, soft_label=soft)
    loss.backward()
    found.append((loss, scores.grad))
assert paddle.allclose(found[0][0], found[1][0])
assert paddle.allclose(found[0][1], found[1][1])
