"""A program built and run by the static executor."""

import numpy as np
import paddle

paddle.enable_static()
program = paddle.static.Program()
with paddle.static.program_guard(program):
    x = paddle.static.data("x", [None, 4], "float32")
    y = (x * 2 + 1).sum()
executor = paddle.static.Executor(paddle.CPUPlace())
(value,) = executor.run(program, feed={"x": np.ones((3, 4), np.float32)}, fetch_list=[y])
assert float(value) == 36.0
