# releases: >=2.14
"""`torch.autograd.profiler.profile` refuses it as well and takes `use_device="cuda"`."""

import torch

try:
    torch.autograd.profiler.profile(use_cuda=False)
except TypeError as error:
    assert "use_cuda" in str(error), error
else:
    raise AssertionError("nothing was raised")
import inspect

assert "use_device" in inspect.signature(torch.autograd.profiler.profile.__init__).parameters
