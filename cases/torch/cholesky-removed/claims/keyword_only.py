"""`torch.linalg.cholesky` refuses `upper` without its name."""

import torch

try:
    torch.linalg.cholesky(torch.eye(2), True)
except TypeError as error:
    assert "takes 1 positional argument" in str(error)
else:
    raise AssertionError("nothing was raised")
