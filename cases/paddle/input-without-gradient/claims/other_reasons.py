"""grad of a parameter is None before the first backward, and after it where the loss does not depend on the parameter."""

import paddle

used, unused = paddle.nn.Linear(2, 1), paddle.nn.Linear(2, 1)
assert used.weight.grad is None
used(paddle.ones([1, 2])).sum().backward()
assert used.weight.grad is not None and unused.weight.grad is None
