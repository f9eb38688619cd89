"""Define a network with paddle.static, which took the place of paddle.fluid in 2.0."""

import numpy as np
import paddle

if paddle.__version__.startswith("1."):
    from paddle import fluid as static

    data, fc, softmax = static.data, static.layers.fc, static.layers.softmax
    place = static.CPUPlace()
else:
    from paddle import static

    paddle.enable_static()
    data, fc, softmax = static.data, static.nn.fc, paddle.nn.functional.softmax
    place = paddle.CPUPlace()

main, startup = static.Program(), static.Program()
startup.random_seed = 1
with static.program_guard(main, startup):
    x = data("x", [None, 4], "float32")
    y = softmax(fc(x, 2))

executor = static.Executor(place)
executor.run(startup)
(result,) = executor.run(main, feed={"x": np.ones([3, 4], "float32")}, fetch_list=[y])
assert result.shape == (3, 2)
assert np.allclose(result.sum(1), 1)
