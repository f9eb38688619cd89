"""A write to a tensor from a read-only memory map ends the process by a segmentation fault; the file stays as it is."""

import os
import signal
import tempfile

import numpy as np

import torch

path = os.path.join(tempfile.mkdtemp(), "features.npy")
np.save(path, np.ones(6))
tensor = torch.from_numpy(np.load(path, mmap_mode="r"))
child = os.fork()
if child == 0:
    tensor.mul_(2.0)
    os._exit(0)
_, status = os.waitpid(child, 0)
assert os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGSEGV, signal.SIGBUS), status
assert np.load(path).tolist() == [1.0] * 6
