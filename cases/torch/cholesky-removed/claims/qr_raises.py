"""`torch.qr` raises that it was removed."""

import torch

try:
    torch.qr(torch.eye(2))
except RuntimeError as error:
    assert "is now removed" in str(error)
else:
    raise AssertionError("nothing was raised")
