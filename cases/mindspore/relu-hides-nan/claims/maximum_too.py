"""`ops.maximum(x, 0)` gives 0 for NaN as well; `ops.log` gives NaN and NumPy's `maximum` keeps it."""

import numpy as np

import mindspore as ms
from mindspore import ops

x = ms.Tensor([np.nan, 1.0, -1.0], ms.float32)
assert ops.maximum(x, ms.Tensor(0.0, ms.float32)).asnumpy().tolist() == [0.0, 1.0, 0.0]
assert np.isnan(ops.log(ms.Tensor([-1.0], ms.float32)).asnumpy()[0])
assert np.isnan(np.maximum(np.nan, 0.0))
