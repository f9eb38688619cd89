"""int64 and uint8 into Linear have the message with their dtype, and pass after astype."""

import numpy as np
import paddle

layer = paddle.nn.Linear(3, 4)
for dtype in ("int64", "uint8"):
    x = paddle.to_tensor(np.ones((2, 3), dtype))
    try:
        layer(x)
    except ValueError as error:
        assert "does not match the type of data (%s)" % dtype in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert layer(x.astype("float32")).shape == [2, 4]
