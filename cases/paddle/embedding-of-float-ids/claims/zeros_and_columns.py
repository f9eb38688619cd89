"""`paddle.zeros` gives float32, `np.zeros` float64; ids in one table with float columns are floats."""

import numpy as np
import paddle

assert paddle.zeros([2]).dtype == paddle.float32
assert paddle.to_tensor(np.zeros(2)).dtype == paddle.float64
rows = np.array([[3, 0.5], [4, 0.25]])
assert paddle.to_tensor(rows[:, 0]).dtype == paddle.float64
