# releases: >=2.2
"""`torch.nested.to_padded_tensor` of empty parts has the same words."""

import torch

nested = torch.nested.nested_tensor([torch.zeros(0, 3), torch.zeros(0, 3)])
try:
    torch.nested.to_padded_tensor(nested, 0.0)
except RuntimeError as error:
    assert "at least one constituent tensor should have non-zero numel" in str(error)
else:
    raise AssertionError("nothing was raised")
