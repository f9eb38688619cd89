"""Make the targets with F.one_hot from labels that count from zero."""

import numpy as np

import paddle
import paddle.nn.functional as F

labels = paddle.to_tensor(np.array([1, 3, 2]))
targets = F.one_hot(labels - 1, 3)
result = targets.sum(axis=1).numpy()
assert result.tolist() == [1.0, 1.0, 1.0], "rows of one-hot targets sum to %s" % result.tolist()
