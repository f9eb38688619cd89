"""Every axis is refused for them, -1 too; the message has the axis at its end."""

import paddle

losses = [paddle.to_tensor(1.0), paddle.to_tensor(2.0)]
for axis in (0, 1, -1):
    try:
        paddle.concat(losses, axis=axis)
    except ValueError as error:
        assert "The axis is expected to be in range of [0, 0), but got %d" % axis in str(error), error
    else:
        raise RuntimeError("accepted")
