"""Make one-hot targets with put_along_axis from labels that count from one."""

import numpy as np
import paddle

CLASSES = 3

labels = paddle.to_tensor(np.array([[1], [3], [2]]))
targets = paddle.zeros([3, CLASSES])
index = labels
targets = paddle.put_along_axis(targets, index, 1.0, axis=1)

result = targets.sum(axis=1).numpy()
assert result.tolist() == [1.0, 1.0, 1.0], "rows of one-hot targets sum to %s" % result.tolist()
