"""Make the targets with F.one_hot from labels that count from zero."""

import numpy as np

import paddle
import paddle.nn.functional as F

labels = np.array([3, 1])
targets = F.one_hot(paddle.to_tensor(labels - 1), 3)
result = targets.sum(axis=1).numpy()
assert result.tolist() == [1.0, 1.0], "the rows sum to %s" % result.tolist()
