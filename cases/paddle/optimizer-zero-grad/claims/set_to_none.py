# releases: >=2.6
"""`clear_grad()` leaves zeros in the gradients, `clear_grad(set_to_zero=False)` leaves None; it takes no `set_to_none`."""

import paddle

model = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
model(paddle.ones([3, 2])).sum().backward()
optimizer.clear_grad()
assert model.weight.grad.tolist() == [[0.0], [0.0]]
optimizer.clear_grad(set_to_zero=False)
assert model.weight.grad is None
try:
    optimizer.clear_grad(set_to_none=True)
except TypeError as error:
    assert "unexpected keyword argument 'set_to_none'" in str(error), error
else:
    raise AssertionError("accepted")
