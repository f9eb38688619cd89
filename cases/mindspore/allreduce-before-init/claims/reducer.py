# releases: >=2.7.1.post1
"""A reducer of gradients, and a data-parallel training step, without init() end the process by a segmentation fault."""

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

STEP = """
import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
ms.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
net = nn.Dense(2, 1)
loss = nn.WithLossCell(net, nn.MSELoss())
step = nn.TrainOneStepCell(loss, nn.SGD(net.trainable_params(), 0.1))
print("made", flush=True)
step(ops.ones((4, 2), ms.float32), ops.ones((4, 1), ms.float32)).asnumpy()
print("reduced", flush=True)
"""

for program in (PROGRAM, STEP):
    ended = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert ended.stdout.split() == ["made"], ended.stdout
    assert ended.returncode == -signal.SIGSEGV, ended.returncode
