"""Where the loss is cut off, grad is None of all parameters; where a layer is not used or frozen, of that layer alone."""

import paddle

model = paddle.nn.Sequential(paddle.nn.Linear(4, 4), paddle.nn.Linear(4, 1))
model(paddle.ones([2, 4])).mean().detach().backward()
assert all(one.grad is None for one in model.parameters())
model[0].weight.stop_gradient = True
model(paddle.ones([2, 4])).mean().backward()
assert [one.grad is None for one in model.parameters()] == [True, False, False, False]
