"""LayerNorm, Embedding, MaxPool2D and relu have the words of Linear, each with its own name."""

import numpy as np
import paddle

F = paddle.nn.functional
for name, call in (
    ("layer_norm", lambda: paddle.nn.LayerNorm(4)(np.ones((1, 4), "float32"))),
    ("embedding", lambda: paddle.nn.Embedding(3, 4)(np.ones((1, 3), "int64"))),
    ("pool2d", lambda: paddle.nn.MaxPool2D(2)(np.ones((1, 3, 8, 8), "float32"))),
    ("relu", lambda: F.relu(np.ones((1, 4), "float32"))),
):
    try:
        call()
    except ValueError as error:
        assert "%s(): argument 'x' (position 0) must be Tensor, but got numpy.ndarray" % name in str(error)
    else:
        raise AssertionError("nothing was raised")
