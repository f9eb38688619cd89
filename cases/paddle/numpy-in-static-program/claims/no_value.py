# releases: >=2.0
"""A variable prints no numbers, np.array of it has none, and after disable_static() its numpy() is refused still."""

import numpy as np
import paddle

paddle.enable_static()
variable = paddle.full([2], 7.25)
assert "7.25" not in str(variable)
assert np.array(variable).dtype == object
paddle.disable_static()
assert "7.25" in str(paddle.full([2], 7.25))
try:
    variable.numpy()
except AssertionError as error:
    assert "only can be called by `paddle.Tensor` in dynamic graph mode" in str(error)
else:
    raise RuntimeError("nothing was raised")
