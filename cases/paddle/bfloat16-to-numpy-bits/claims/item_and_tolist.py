"""`tolist()` and `numpy.array` of a bfloat16 tensor give bit patterns; `item()`, `float()` and a loop give the value."""

import numpy as np
import paddle

loss = paddle.to_tensor([2.0]).astype("bfloat16")
assert loss.tolist() == [16384]
assert np.array(loss).tolist() == [16384]
assert loss.item() == 2.0
assert float(loss[0]) == 2.0
assert [float(one) for one in loss] == [2.0]
