# releases: >=2.9
"""The error is an AssertionError, and no RuntimeError."""

import torch
from torch.export import export

program = export(torch.nn.Linear(4, 2), (torch.ones(4, 4),)).module()
try:
    program(torch.ones(3, 4))
except RuntimeError as error:
    raise ValueError("a RuntimeError") from error
except AssertionError as error:
    assert "Guard failed: input.size()[0] == 4" in str(error)
else:
    raise ValueError("nothing was raised")
