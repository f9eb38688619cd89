"""The remainder of a tensor that asks for a gradient has `stop_gradient=True`."""

import paddle

angle = paddle.to_tensor([370.0], stop_gradient=False)
assert (angle % 360.0).stop_gradient
