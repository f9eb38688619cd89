"""The result of an operation on a marked tensor has stop_gradient False and no grad after backward, unless `retain_grads()` was called on it."""

import paddle

weight = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
hidden = weight * 2
hidden.sum().backward()
assert not hidden.stop_gradient and hidden.grad is None and weight.grad is not None
assert weight.is_leaf and not hidden.is_leaf
hidden = weight * 2
hidden.retain_grads()
hidden.sum().backward()
assert hidden.grad.tolist() == [1.0, 1.0]

sample = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
sample = sample.unsqueeze(0)
sample.sum().backward()
assert sample.grad is None and not sample.stop_gradient and not sample.is_leaf
