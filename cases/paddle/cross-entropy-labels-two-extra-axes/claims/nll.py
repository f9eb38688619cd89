"""nll_loss refuses labels of shape [N, 1, 1] with the message of cross_entropy."""

import paddle

try:
    paddle.nn.functional.nll_loss(paddle.ones([4, 3]), paddle.zeros([4, 1, 1], "int64"))
except ValueError as error:
    assert "Expected input_dims - 1 = label_dims or input_dims == label_dims" in str(error)
else:
    raise AssertionError("nothing was raised")
