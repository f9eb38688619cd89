"""Decay the learning rate with the inverse of an integer step counter."""

import numpy as np
import paddle

if paddle.__version__.startswith("1."):
    from paddle import fluid

    fluid.enable_dygraph(fluid.CPUPlace())
    to_tensor = fluid.dygraph.to_variable
else:
    to_tensor = paddle.to_tensor

step = to_tensor(np.array([4]))
scale = step**-1

result = scale.numpy()
assert result.tolist() == [0.25], "4 to the power of -1 is %s" % result.tolist()
