"""The remainder of a tensor that asks for a gradient has `stop_gradient=True`, by the operator and three functions."""

import paddle

angle, turn = paddle.to_tensor([370.0], stop_gradient=False), paddle.to_tensor([360.0])
for function in (paddle.mod, paddle.remainder, paddle.floor_mod):
    assert function(angle, turn).stop_gradient
assert (angle % 360.0).stop_gradient
