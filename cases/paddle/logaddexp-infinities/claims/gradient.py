"""`logaddexp(-inf, 0)` is 0 and its gradients are NaN; with -1e30 they are 0 and 1."""

import paddle


def value_and_gradients(first, second):
    """The sum in log space and its gradients."""
    first = paddle.to_tensor([first], stop_gradient=False)
    second = paddle.to_tensor([second], stop_gradient=False)
    total = paddle.logaddexp(first, second)
    total.backward()
    return total.item(), first.grad.item(), second.grad.item()


value, *gradients = value_and_gradients(-float("inf"), 0.0)
assert value == 0.0
assert all(gradient != gradient for gradient in gradients)
assert value_and_gradients(-1e30, 0.0) == (0.0, 0.0, 1.0)
