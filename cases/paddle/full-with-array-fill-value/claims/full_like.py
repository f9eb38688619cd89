# releases: >=2.6,<3.0
"""On 2.6.2 `paddle.full_like` dies of an array without dimensions; of one with several numbers it takes the first."""

import signal
import subprocess
import sys

import paddle

assert paddle.__version__.startswith("2.6")
code = "import numpy as np, paddle; print(paddle.full_like(paddle.ones([2]), np.array({})).tolist())"


def ends_with(value):
    """The exit code and the output of a process that fills with an array of this value."""
    ended = subprocess.run(
        [sys.executable, "-c", code.format(value)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    return ended.returncode, ended.stdout.decode().split()


assert ends_with("0.5")[0] == -signal.SIGSEGV
assert ends_with("[0.5]") == (0, ["[0.5,", "0.5]"])
assert ends_with("[0.5, 0.75]") == (0, ["[0.5,", "0.5]"])
