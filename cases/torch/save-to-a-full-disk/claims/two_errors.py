# releases: >=2.0
"""The error of the write that failed is the context of the one that is shown last."""

import torch

try:
    torch.save({"weight": torch.ones(100_000)}, "/dev/full")
except RuntimeError as error:
    assert "unexpected pos" in str(error)
    assert error.__context__ is not None
else:
    raise AssertionError("it is saved")
