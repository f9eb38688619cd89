"""An array of the right shape and of float64 is refused too: Variable dtype not match."""

import numpy as np
import paddle

layer = paddle.nn.Linear(5, 2)
try:
    layer.weight.set_value(np.zeros([5, 2], "float64"))
except AssertionError as error:
    assert "Variable dtype not match" in str(error), error
else:
    raise AssertionError("accepted")
