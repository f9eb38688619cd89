"""A dtype as text is taken for a device: .to("long"); with torch.long it is a dtype."""

import torch

tensor = torch.ones(2)
try:
    tensor.to("long")
except RuntimeError as error:
    assert "at start of device string: long" in str(error)
else:
    raise AssertionError("nothing was raised")
assert tensor.to(torch.long).dtype == torch.int64
