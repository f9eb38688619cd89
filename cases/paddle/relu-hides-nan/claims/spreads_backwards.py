"""Above relu the loss is finite; the layers below one with a NaN weight are NaN after a step."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
first, second, last = (paddle.nn.Linear(2, 2) for _ in range(3))
second.weight.set_value(paddle.to_tensor([[float("nan"), 1.0], [1.0, 1.0]]))
parameters = [p for layer in (first, second, last) for p in layer.parameters()]
optimizer = paddle.optimizer.SGD(0.1, parameters=parameters)
for _ in range(3):
    loss = last(F.relu(second(first(paddle.ones([1, 2]))))).square().mean()
    assert bool(paddle.isfinite(loss))
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    assert bool(paddle.isnan(first.weight).any())
assert bool(paddle.isfinite(last.weight).all())
