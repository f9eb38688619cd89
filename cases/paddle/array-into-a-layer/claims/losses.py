"""A loss of a tensor and an array names an operator inside the loss: mse_loss subtract(), cross_entropy unsqueeze()."""

import numpy as np
import paddle

scores = paddle.ones([1, 4])
F = paddle.nn.functional
for name, call in (
    ("subtract", lambda: F.mse_loss(scores, np.ones((1, 4), "float32"))),
    ("unsqueeze", lambda: F.cross_entropy(scores, np.array([1]))),
):
    try:
        call()
    except ValueError as error:
        assert "(InvalidArgument) %s(): argument" % name in str(error)
        assert "must be Tensor, but got numpy.ndarray" in str(error)
    else:
        raise AssertionError("nothing was raised")
