"""Train in a static program, and evaluate in a second one whose names are generated anew, and are thus the same."""

import numpy as np
import paddle
from paddle import static

paddle.enable_static()
paddle.seed(0)
main, startup = static.Program(), static.Program()


def network(training):
    """Build a regression with batch normalisation and dropout in the current program, and return its loss."""
    with paddle.utils.unique_name.guard():
        layers = [paddle.nn.Linear(4, 8), paddle.nn.BatchNorm1D(8), paddle.nn.Dropout(0.5), paddle.nn.Linear(8, 1)]
        model = paddle.nn.Sequential(*layers)
        model.train() if training else model.eval()
        x = static.data("x", [None, 4], "float32")
        y = static.data("y", [None, 1], "float32")
        return paddle.nn.functional.mse_loss(model(x), y)


with static.program_guard(main, startup):
    loss = network(training=True)
    paddle.optimizer.SGD(0.01).minimize(loss)

test = static.Program()
with static.program_guard(test, static.Program()):
    test_loss = network(training=False)

executor = static.Executor(paddle.CPUPlace())
executor.run(startup)
inputs = np.random.RandomState(0).randn(64, 4).astype("float32") * 3 + 5
feed = {"x": inputs, "y": inputs[:, :1]}
before = executor.run(test, feed=feed, fetch_list=[test_loss])[0]
for _ in range(300):
    executor.run(main, feed=feed, fetch_list=[loss])
first, second = (executor.run(test, feed=feed, fetch_list=[test_loss])[0] for _ in range(2))

result = float(first)
assert first == second and result < 1 < before
