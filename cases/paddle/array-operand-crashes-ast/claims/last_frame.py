# releases: >=3.0
"""The C++ traceback of the crash ends in `PyObject_ToDouble`."""

import subprocess
import sys

import numpy as np
import paddle

ARRAY = np.ones([3, 3], dtype="float32")


def subtract(x):
    return x - ARRAY


if len(sys.argv) > 1:
    paddle.jit.to_static(subtract, full_graph=True)(paddle.ones([3, 3]))
    sys.exit()
ended = subprocess.run([sys.executable, __file__, "crash"], capture_output=True, text=True)
frames = [line for line in ended.stdout.splitlines() if "paddle::pybind::" in line]
assert ended.returncode == -11 and "PyObject_ToDouble" in frames[-1], frames
