"""SGD takes parameters as its second argument and trains them; Adam takes a list there for beta1 and raises TypeError."""

import paddle

model = paddle.nn.Linear(3, 1)
before = model.weight.clone()
optimizer = paddle.optimizer.SGD(0.1, model.parameters())
model(paddle.ones([2, 3])).sum().backward()
optimizer.step()
assert not paddle.equal_all(before, model.weight).item()
try:
    paddle.optimizer.Adam(0.1, model.parameters())
except TypeError as error:
    assert "list" in str(error)
else:
    raise AssertionError("nothing was raised")
