"""A dictionary of outputs gives its keys when it is looped over or unpacked: str; .values() gives the tensors."""

import torch

outputs = {"hidden": torch.zeros(2, 3), "pooled": torch.ones(2, 3)}
hidden, pooled = outputs
try:
    torch.cat([hidden, pooled])
except TypeError as error:
    assert str(error) == "expected Tensor as element 0 in argument 0, but got str"
else:
    raise AssertionError("nothing was raised")
assert torch.cat(list(outputs.values())).shape == (4, 3)
