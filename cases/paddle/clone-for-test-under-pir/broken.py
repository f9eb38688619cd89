"""Train in a static program, and evaluate in its clone for tests."""

import numpy as np
import paddle
from paddle import static

paddle.enable_static()
paddle.seed(0)
main, startup = static.Program(), static.Program()


def linear(x, size, name):
    """Build a layer whose parameters have names of their own."""
    weight, bias = paddle.ParamAttr(name + "_weight"), paddle.ParamAttr(name + "_bias")
    return static.nn.fc(x, size, weight_attr=weight, bias_attr=bias)


def network(training):
    """Build a regression with dropout in the current program, and return its loss."""
    x = static.data("x", [None, 4], "float32")
    y = static.data("y", [None, 1], "float32")
    hidden = paddle.nn.functional.dropout(linear(x, 8, "hidden"), 0.5, training=training)
    return paddle.nn.functional.mse_loss(linear(hidden, 1, "out"), y)


with static.program_guard(main, startup):
    loss = test_loss = network(training=True)
    test = main.clone(for_test=True)
    paddle.optimizer.SGD(0.01).minimize(loss)

executor = static.Executor(paddle.CPUPlace())
executor.run(startup)
feed = {"x": np.ones((16, 4), "float32"), "y": np.ones((16, 1), "float32")}
for _ in range(50):
    executor.run(main, feed=feed, fetch_list=[loss])
first, second = (executor.run(test, feed=feed, fetch_list=[test_loss])[0] for _ in range(2))

result = float(first)
assert first == second and result < 0.5
