"""It is a plain RuntimeError, which neither `except MemoryError` nor `except torch.cuda.OutOfMemoryError` catches."""

import torch

try:
    torch.empty(20_000_000, 20_000_000)
except (MemoryError, torch.cuda.OutOfMemoryError):
    raise AssertionError("it was another kind")
except RuntimeError as error:
    assert type(error) is RuntimeError
    assert "Error code 12 (Cannot allocate memory)" in str(error)
else:
    raise AssertionError("nothing was raised")
