"""Without Flatten the message compares the width of the image with the layer's width."""

import paddle

try:
    paddle.nn.Linear(6 * 12 * 12, 10)(paddle.zeros([4, 6, 12, 12]))
except ValueError as error:
    assert "Input(Y) has error dim" in str(error) or "In operator matmul, the [3] dimension" in str(
        error
    ), error
    assert "12" in str(error)
    assert "864" in str(error)
else:
    raise AssertionError("nothing was raised")
