"""The labels are shifted to count from zero before they are used as an index."""

import numpy as np
import paddle

labels = np.array([3, 1])

targets = paddle.zeros([2, 3])
columns = paddle.to_tensor(labels - 1)
targets[paddle.arange(2), columns] = 1.0

result = targets.sum(axis=1).numpy()
assert result.tolist() == [1.0, 1.0], "the rows sum to %s" % result.tolist()
