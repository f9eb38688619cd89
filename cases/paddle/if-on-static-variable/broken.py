"""Scale a value up if it is positive, in a static program."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data(name="x", shape=[1], dtype="float32")
if x > 0:
    y = x * 2
else:
    y = x - 1

executor = paddle.static.Executor(paddle.CPUPlace())
(result,) = executor.run(feed={"x": np.array([-3.0], "float32")}, fetch_list=[y])
assert result[0] == -4, "the result is %s, not -4" % result[0]
