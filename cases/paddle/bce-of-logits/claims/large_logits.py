"""From a logit of 17 on, with the label 0, a sigmoid is 1: the loss of `BCELoss` is 100, its gradient 0; `BCEWithLogitsLoss` has the logit and a gradient of 1."""

import paddle
import paddle.nn.functional as F


def loss_and_gradient(loss_of, number):
    logit = paddle.to_tensor([number], stop_gradient=False)
    loss = loss_of(logit, paddle.to_tensor([0.0]))
    loss.backward()
    return loss.item(), logit.grad.item()


def after_sigmoid(logit, label):
    return F.binary_cross_entropy(F.sigmoid(logit), label)


for number in (17.0, 20.0, 200.0):
    loss, gradient = loss_and_gradient(after_sigmoid, number)
    assert abs(loss - 100) < 1e-3 and gradient == 0
    loss, gradient = loss_and_gradient(F.binary_cross_entropy_with_logits, number)
    assert abs(loss - number) < 1e-3 and abs(gradient - 1) < 1e-3
loss, gradient = loss_and_gradient(after_sigmoid, 16.0)
assert abs(loss - 16) < 0.1 and abs(gradient - 1) < 1e-3
