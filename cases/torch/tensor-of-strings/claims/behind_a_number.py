"""With a dtype, a text behind a number has other words: "must be real number, not str" for floats."""

import torch

try:
    torch.tensor([1.5, "2"], dtype=torch.float32)
except TypeError as error:
    assert str(error) == "must be real number, not str"
else:
    raise AssertionError("nothing was raised")
try:
    torch.tensor([1, "2"], dtype=torch.long)
except TypeError as error:
    assert "str" in str(error) and "integer" in str(error)
else:
    raise AssertionError("nothing was raised")
