# releases: >=2.7.1.post1
"""A reducer of gradients without init() ends the process by a segmentation fault."""

import signal
import subprocess
import sys

PROGRAM = """
import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
gradient = ms.Tensor([1.0, 3.0], ms.float32)
reducer = nn.DistributedGradReducer([ms.Parameter(gradient, name="weight")], True, 1)
print("made", flush=True)
reducer((gradient,))[0].asnumpy()
print("reduced", flush=True)
"""

ended = subprocess.run([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True)
assert ended.stdout.split() == ["made"], ended.stdout
assert ended.returncode == -signal.SIGSEGV, ended.returncode
