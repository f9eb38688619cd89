"""np.array of the values without list() is an array of objects, which is refused in other words."""

import numpy as np
import paddle

array = np.array({"a": 1.0, "b": 2.0}.values())
assert array.dtype == object and array.shape == ()
try:
    paddle.to_tensor(array)
except ValueError as error:
    assert "tensor.set() supports array with bool" in str(error), error
else:
    raise RuntimeError("nothing was raised")
