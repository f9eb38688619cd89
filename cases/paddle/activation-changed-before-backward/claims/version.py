"""inplace_version counts the changes of a tensor; the expected version is the count when the tensor was kept."""

import paddle

gate = paddle.nn.functional.sigmoid(paddle.nn.Linear(6, 4)(paddle.ones([3, 6])))
assert gate.inplace_version == 0
gate[:, 0] = 0.0
gate[:, 1] = 0.0
assert gate.inplace_version == 2

hidden = paddle.nn.Linear(6, 4)(paddle.ones([3, 6]))
hidden[:, 0] = 0.0
loss = paddle.nn.Linear(4, 1)(hidden).sum()
hidden[:, 1] = 0.0
try:
    loss.backward()
except RuntimeError as error:
    assert "Its version is 2 but the expected version is 1." in str(error)
else:
    raise AssertionError("backward() passed")
