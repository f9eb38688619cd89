# releases: >=3.3.1
"""With 2,048 ignored labels of 4,096 the CPU's `nll_loss` damages the memory of the process, which dies or hangs; `cross_entropy` does no harm."""

import subprocess
import sys

PROGRAM = """
import sys
import paddle
import paddle.nn.functional as F

logits = paddle.zeros([4096, 3])
labels = paddle.zeros([4096], "int64")
labels[2048:] = -1
kept = []
for step in range(500):
    if sys.argv[1] == "nll_loss":
        loss = F.nll_loss(F.log_softmax(logits), labels, ignore_index=-1)
    else:
        loss = F.cross_entropy(logits, labels, ignore_index=-1)
    kept.append(paddle.ones([7]))
"""


def ended(name):
    """Return how a process with this loss ends; a damaged one may hang."""
    try:
        return subprocess.run([sys.executable, "-c", PROGRAM, name], capture_output=True, timeout=20).returncode
    except subprocess.TimeoutExpired:
        return "hangs"


assert ended("cross_entropy") == 0
assert ended("nll_loss") != 0
