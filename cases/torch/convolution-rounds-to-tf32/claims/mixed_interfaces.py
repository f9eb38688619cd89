# releases: >=2.9
"""After `torch.backends.cudnn.conv.fp32_precision = "ieee"`, reading `torch.backends.cudnn.allow_tf32` raises an error."""

import torch

assert torch.backends.cudnn.allow_tf32
torch.backends.cudnn.conv.fp32_precision = "ieee"
try:
    torch.backends.cudnn.allow_tf32
except RuntimeError as error:
    assert "mix of the legacy and new APIs" in str(error)
else:
    raise AssertionError("nothing was raised")
