"""int32, an axis and `paddle.grad` end in the same signal."""

import signal
import subprocess
import sys

CODE = """
import paddle
x = paddle.to_tensor({}, dtype="{}", stop_gradient=False)
{}
"""


def ends_with(values, dtype, use):
    """The exit code of a process that takes the gradient."""
    return subprocess.run([sys.executable, "-c", CODE.format(values, dtype, use)], stderr=subprocess.DEVNULL).returncode


for values, dtype, use in (
    ("[2, 0, 3]", "int32", "paddle.prod(x).backward()"),
    ("[[2, 0], [3, 1]]", "int64", "paddle.prod(x, axis=1).sum().backward()"),
    ("[2, 0, 3]", "int64", "paddle.grad(paddle.prod(x), x)"),
):
    assert ends_with(values, dtype, use) == -signal.SIGFPE, use
