"""Make the counts float before the pseudocount is added in place."""

import numpy as np
import paddle

counts = paddle.to_tensor(np.bincount([0, 0, 2, 0], minlength=3)).astype("float32")
pseudocount = paddle.to_tensor([0.5, 0.5, 0.5])

counts.add_(pseudocount)

result = counts.numpy()
assert result.tolist() == [3.5, 0.5, 1.5], "smoothed counts are %s" % result.tolist()
