"""The GPUs that `CUDA_VISIBLE_DEVICES` shows are counted anew from 0: of the last alone there is `cuda:0`, and `cuda:1` is out of range."""

import os

import torch

child = os.fork()
if child == 0:
    os._exit(torch.cuda.device_count())
count = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

os.environ["CUDA_VISIBLE_DEVICES"] = str(count - 1)
assert torch.ones(2, device="cuda:0").sum().item() == 2
try:
    torch.ones(2, device="cuda:1")
except RuntimeError as error:
    assert "CUDA error: invalid device ordinal" in str(error)
else:
    raise AssertionError("nothing was raised")
