# releases: >=3.3
"""NumPy's scalars are accepted."""

import numpy as np

import paddle

assert paddle.full([2], np.float32(0.5)).tolist() == [0.5, 0.5]
assert np.allclose(paddle.full([2], np.log(0.3)).numpy(), np.log(0.3))
