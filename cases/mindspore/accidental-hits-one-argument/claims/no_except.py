# releases: >=2.7
"""No `except` catches the segmentation fault, inside a Cell neither."""

import os
import subprocess
import sys

import mindspore as ms

assert ms.__version__

PROGRAM = """
import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE if "graph" == "%s" else ms.PYNATIVE_MODE)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hits = ops.ComputeAccidentalHits(2)

    def construct(self, classes):
        return self.hits(classes)


try:
    Net()(ms.Tensor([[1, 2]], ms.int64))
except BaseException:
    print("caught")
print("went on")
""" % os.environ.get("ERRATA_MODE", "graph")
with open("program.py", "w") as file:
    file.write(PROGRAM)
child = subprocess.run([sys.executable, "program.py"], capture_output=True, text=True)
assert child.returncode == -11, child.returncode
assert child.stdout == ""
