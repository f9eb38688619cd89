"""An activation that is written four times afterwards is at version 4 instead of 0."""

import paddle

x = paddle.ones([4, 2])
x.stop_gradient = False
y = paddle.nn.functional.relu(x)
loss = y.square().sum()
for row in range(4):
    y[row] = 0.0
try:
    loss.backward()
except RuntimeError as error:
    assert "Its version is 4 but the expected version is 0." in str(error)
else:
    raise AssertionError("nothing was raised")
