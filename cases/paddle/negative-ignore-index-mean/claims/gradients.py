# releases: >=3.0
"""With one of four labels at -100 the loss and its gradient are three quarters of the right ones."""

import paddle

gradients, losses = [], []
for mark in (-100, 255):
    logits = paddle.ones([4, 3])
    logits.stop_gradient = False
    labels = paddle.to_tensor([0, 1, 2, mark])
    loss = paddle.nn.functional.cross_entropy(logits, labels, ignore_index=mark)
    loss.backward()
    losses.append(loss)
    gradients.append(logits.grad)
assert paddle.allclose(gradients[0], 0.75 * gradients[1])
assert float(gradients[0].abs().sum()) > 0.1
assert paddle.allclose(losses[0], 0.75 * losses[1])
assert abs(losses[1].item() - 1.0986) < 1e-4
