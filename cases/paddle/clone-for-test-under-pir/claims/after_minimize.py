# releases: >=2.6,<3.0
"""Up to 2.6 a clone for tests that is made after `minimize` does not train: the optimizer is left out."""

import numpy as np
import paddle
from paddle import static

paddle.enable_static()
main, startup = static.Program(), static.Program()
with static.program_guard(main, startup):
    loss = paddle.mean(static.nn.fc(static.data("x", [None, 1], "float32"), 1))
    paddle.optimizer.SGD(0.1).minimize(loss)
    test = main.clone(for_test=True)
executor = static.Executor(paddle.CPUPlace())
executor.run(startup)
first, second = (executor.run(test, feed={"x": np.ones((4, 1), "float32")}, fetch_list=[loss])[0] for _ in range(2))
assert first == second
