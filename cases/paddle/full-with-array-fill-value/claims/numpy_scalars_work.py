# releases: >=3.3
"""NumPy's numbers are accepted; `np.bool_` and `np.longdouble` are not."""

import numpy as np
import paddle

for value in (np.float16(0.5), np.float32(0.5), np.float64(0.5)):
    assert paddle.full([2], value).tolist() == [0.5, 0.5]
assert np.allclose(paddle.full([2], np.log(0.3)).numpy(), np.log(0.3))
assert paddle.full([2], np.int64(3), dtype="int64").tolist() == [3, 3]
for value in (np.bool_(True), np.longdouble(0.5)):
    try:
        paddle.full([2], value)
    except (TypeError, ValueError) as error:
        assert "numpy." in str(error), error
    else:
        raise AssertionError("nothing was raised")
