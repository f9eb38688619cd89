"""`mean` of integers has other words, "mean(): could not infer output dtype", and takes a dtype; `std` takes none."""

import torch

values = torch.tensor([1, 2, 6])
try:
    values.mean()
except RuntimeError as error:
    assert str(error).startswith("mean(): could not infer output dtype.")
    assert str(error).endswith("Got: Long")
else:
    raise AssertionError("nothing was raised")
assert values.mean(dtype=torch.float32).item() == 3
try:
    values.std(dtype=torch.float32)
except TypeError as error:
    assert str(error).startswith("std() received an invalid combination of arguments")
else:
    raise AssertionError("nothing was raised")
