"""manual_seed takes 2**64 - 1 and -1, and refuses 2**64 with these words."""

import torch

torch.manual_seed(2**64 - 1)
torch.manual_seed(-1)
try:
    torch.manual_seed(2**64)
except (RuntimeError, ValueError) as error:
    assert "Overflow when unpacking long" in str(error)
else:
    raise AssertionError("nothing was raised")
