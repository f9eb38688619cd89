# releases: <3.0
"""2.6 raises nothing: a variable of the program is true as any object is, and only the first branch goes into the program."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [1], "float32")
assert bool(x > 0) and bool(x < 0)
y = x * 2 if x > 0 else x - 1
executor = paddle.static.Executor(paddle.CPUPlace())
for value in (3.0, -3.0):
    assert executor.run(feed={"x": np.array([value], "float32")}, fetch_list=[y])[0] == [2 * value]
