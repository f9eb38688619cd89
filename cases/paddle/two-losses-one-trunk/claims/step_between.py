"""With a step between two calls the gradient of the second one is wrong, without an error."""

import paddle
from paddle import nn

trunk, head = nn.Linear(2, 2), nn.Linear(2, 1)
parameters = [*trunk.parameters(), *head.parameters()]
start = [one.clone() for one in parameters]


def second_gradient(steps):
    """The gradient of the second loss by the trunk's weight, with a step before its backward or without."""
    for one, value in zip(parameters, start):
        one.set_value(value)
    optimizer = paddle.optimizer.SGD(0.5, parameters=parameters)
    output = head(paddle.tanh(trunk(paddle.ones([3, 2]))))
    first, second = output.mean(), (output + 1.0).mean()
    first.backward(retain_graph=True)
    if steps:
        optimizer.step()
    optimizer.clear_grad()
    second.backward()
    gradient = trunk.weight.grad.clone()
    optimizer.clear_grad()
    return gradient


for one, value in zip(start, ([[1.0, 0.5], [0.5, 1.0]], [0.0, 0.0], [[1.0], [2.0]], [0.0])):
    one.set_value(paddle.to_tensor(value))
right, wrong = second_gradient(False), second_gradient(True)
expected = (1 - paddle.tanh(paddle.to_tensor([1.5, 1.5])) ** 2) * paddle.to_tensor([1.0, 2.0])
assert paddle.allclose(right[0], expected).item()
assert (right - wrong).abs().min().item() > 0.01
