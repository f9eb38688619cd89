"""torch.tensor and as_tensor refuse texts: too many dimensions 'str'."""

import torch

for make in (torch.tensor, torch.as_tensor):
    try:
        make(("rose", "tulip"))
    except ValueError as error:
        assert "too many dimensions 'str'" in str(error)
    else:
        raise AssertionError("nothing was raised")
