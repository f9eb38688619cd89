"""LeNet of `paddle.vision` takes images of 28 by 28 and refuses those of 32 by 32."""

import paddle

model = paddle.vision.models.LeNet()
assert list(model(paddle.zeros([2, 1, 28, 28])).shape) == [2, 10]
try:
    model(paddle.zeros([2, 1, 32, 32]))
except ValueError as error:
    assert "Input(Y) has error dim" in str(error) or "In operator matmul, the [1] dimension" in str(
        error
    ), error
else:
    raise AssertionError("nothing was raised")
