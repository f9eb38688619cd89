"""set_value is not counted: backward() passes with the gradient of the values that it wrote."""

import paddle

gradients = []
for write in (False, True):
    x = paddle.zeros([3])
    x.stop_gradient = False
    gate = paddle.nn.functional.sigmoid(x)
    if write:
        gate.set_value(paddle.full([3], 0.9))
    assert gate.inplace_version == 0
    gate.sum().backward()
    gradients.append(x.grad[0].item())
assert abs(gradients[0] - 0.25) < 1e-6 and abs(gradients[1] - 0.09) < 1e-6
