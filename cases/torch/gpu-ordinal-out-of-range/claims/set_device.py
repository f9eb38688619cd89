"""`torch.cuda.set_device` with a rank that is no GPU raises it as well; the process can go on with a GPU that exists."""

import torch

count = torch.cuda.device_count()
try:
    torch.cuda.set_device(count)
except RuntimeError as error:
    assert "CUDA error: invalid device ordinal" in str(error)
else:
    raise AssertionError("nothing was raised")
torch.cuda.set_device(count - 1)
assert torch.ones(2, device="cuda").sum().item() == 2
