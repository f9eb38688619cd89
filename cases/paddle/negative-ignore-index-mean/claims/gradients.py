# releases: >=3.0
"""With one of four labels at -100 the gradient is three quarters of the right one."""

import paddle

gradients = []
for mark in (-100, 255):
    logits = paddle.ones([4, 3])
    logits.stop_gradient = False
    labels = paddle.to_tensor([0, 1, 2, mark])
    paddle.nn.functional.cross_entropy(logits, labels, ignore_index=mark).backward()
    gradients.append(logits.grad)
assert paddle.allclose(gradients[0], 0.75 * gradients[1])
assert float(gradients[0].abs().sum()) > 0.1
