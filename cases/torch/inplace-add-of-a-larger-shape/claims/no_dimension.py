"""A total without dimensions refuses a value of shape [1]: output with shape []."""

import torch

total = torch.tensor(0.0)
try:
    total += torch.ones(1)
except RuntimeError as error:
    assert "output with shape [] doesn't match the broadcast shape [1]" in str(error)
else:
    raise AssertionError("nothing was raised")
assert total == 0
