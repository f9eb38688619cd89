"""Run before `minimize`, the startup program lacks the learning rate: 3.x says "Tensor holds no memory", 2.6 names the learning rate, in the words of the optimizer."""

import numpy as np
import paddle

paddle.enable_static()
for kind, words in (
    (paddle.optimizer.SGD, "Learning rate should have 1 element"),
    (paddle.optimizer.Momentum, "variable LearningRate has not been initialized"),
    (paddle.optimizer.Adam, "variable LearningRate has not been initialized"),
):
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup):
        x = paddle.static.data("x", [None, 3], "float32")
        loss = paddle.mean(paddle.static.nn.fc(x, size=1))
        executor = paddle.static.Executor(paddle.CPUPlace())
        executor.run(startup)
        kind(0.1).minimize(loss)
        try:
            executor.run(main, feed={"x": np.ones([2, 3], "float32")}, fetch_list=[loss])
        except (RuntimeError, ValueError) as error:
            wanted = words if paddle.__version__.startswith("2.") else "Tensor holds no memory"
            assert wanted in str(error), error
        else:
            raise AssertionError("accepted")
