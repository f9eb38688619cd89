"""`weight.grad.zero_()` is refused in the same words; `clear_gradient()`, and `zero_()` in `no_grad()`, clear it."""

import paddle

layer = paddle.nn.Linear(2, 1)
x = paddle.ones([1, 2])
layer(x).sum().backward()
try:
    layer.weight.grad.zero_()
except ValueError as error:
    assert "that doesn't stop gradient can't use inplace strategy" in str(error), error
else:
    raise AssertionError("accepted")

layer.weight.clear_gradient()
layer(x).sum().backward()
assert layer.weight.grad.tolist() == [[1.0], [1.0]]

with paddle.no_grad():
    layer.weight.grad.zero_()
layer(x).sum().backward()
assert layer.weight.grad.tolist() == [[1.0], [1.0]]
