"""Define a network as programs for Paddle 1.x do, with paddle.fluid."""

import numpy as np
import paddle

main, startup = paddle.fluid.Program(), paddle.fluid.Program()
startup.random_seed = 1
with paddle.fluid.program_guard(main, startup):
    x = paddle.fluid.data("x", [None, 4], "float32")
    y = paddle.fluid.layers.fc(x, size=2, act="softmax")

executor = paddle.fluid.Executor(paddle.fluid.CPUPlace())
executor.run(startup)
(result,) = executor.run(main, feed={"x": np.ones([3, 4], "float32")}, fetch_list=[y])
assert result.shape == (3, 2)
assert np.allclose(result.sum(1), 1)
