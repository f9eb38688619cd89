"""`torch.cuda.set_device` with a rank that is no GPU raises it as well."""

import torch

count = torch.cuda.device_count()
torch.cuda.set_device(count - 1)
try:
    torch.cuda.set_device(count)
except RuntimeError as error:
    assert "CUDA error: invalid device ordinal" in str(error)
else:
    raise AssertionError("nothing was raised")
