# releases: >=2.7
"""`python -X faulthandler` names the call of the operator first; of a cell in Graph mode
it names the call of the cell, and not `construct`."""

import os
import subprocess
import sys

import mindspore as ms

assert ms.__version__

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
HEAD = """
import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.%s_MODE)
classes = ms.Tensor([[1, 2]], ms.int64)
""" % ("GRAPH" if GRAPH else "PYNATIVE")
PLAIN = HEAD + """
ops.ComputeAccidentalHits(2)(classes)  # the operator
"""
CELL = HEAD + """

class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hits = ops.ComputeAccidentalHits(2)

    def construct(self, classes):
        return self.hits(classes)  # the operator


Net()(classes)  # the cell
"""


def own_frames(program):
    """The comments of the lines that the crash report names, innermost first."""
    with open("program.py", "w") as file:
        file.write(program)
    child = subprocess.run(
        [sys.executable, "-X", "faulthandler", "program.py"], capture_output=True, text=True
    )
    assert "Segmentation fault" in child.stderr, child.stderr
    numbers = [
        int(line.split("line ")[1].split()[0])
        for line in child.stderr.splitlines()
        if line.lstrip().startswith("File") and "program.py" in line
    ]
    return [program.splitlines()[number - 1].partition("# ")[2] for number in numbers]


assert own_frames(PLAIN) == ["the operator"]
assert own_frames(CELL) == (["the cell"] if GRAPH else ["the operator", "the cell"])
