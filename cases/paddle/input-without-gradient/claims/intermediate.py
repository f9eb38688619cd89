"""The result of an operation has stop_gradient False and no grad after backward, unless `retain_grads()` was called on it."""

import paddle

weight = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
hidden = weight * 2
hidden.sum().backward()
assert not hidden.stop_gradient and hidden.grad is None and weight.grad is not None
hidden = weight * 2
hidden.retain_grads()
hidden.sum().backward()
assert hidden.grad.tolist() == [1.0, 1.0]
