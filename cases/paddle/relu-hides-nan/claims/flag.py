"""With FLAGS_check_nan_inf the operator before relu raises for its NaN."""

import paddle
import paddle.nn.functional as F

layer = paddle.nn.Linear(2, 2)
layer.weight.set_value(paddle.to_tensor([[float("nan"), 1.0], [1.0, 1.0]]))
paddle.set_flags({"FLAGS_check_nan_inf": 1})
try:
    F.relu(layer(paddle.ones([1, 2])))
except RuntimeError as error:
    assert "There are NAN or INF" in str(error)
    assert "relu" not in str(error)
else:
    raise AssertionError("nothing was raised")
