"""The value comes from the operator, and the gradient from the angle."""

import paddle

TURN = 360.0


def wrapped(angle):
    """The angle between 0 and a full turn."""
    return angle.detach() % TURN + (angle - angle.detach())


angle = paddle.to_tensor([370.0], stop_gradient=False)
loss = (wrapped(angle) - 20.0) ** 2
loss.sum().backward()

result = angle.grad
assert result is not None, "the angle has no gradient"
assert result.item() == -20.0
assert wrapped(angle).item() == 10.0
