"""Cast the integer counts before the float tensor is added, so both sides are float32."""

import numpy as np
import paddle

if paddle.__version__.startswith("1."):
    from paddle import fluid

    fluid.enable_dygraph(fluid.CPUPlace())
    to_tensor = fluid.dygraph.to_variable
else:
    to_tensor = paddle.to_tensor

labels = np.array([0, 0, 2, 0])
counts = to_tensor(np.bincount(labels, minlength=3))
pseudocount = to_tensor(np.array([0.5], dtype="float32"))

smoothed = counts.astype("float32") + pseudocount

result = smoothed.numpy()
assert result.tolist() == [3.5, 0.5, 1.5], "smoothed counts are %s" % result.tolist()
