"""A mask is refused like the numbers; zip with its tolist() takes what it marks."""

import torch

names = ["cat", "dog", "horse", "ship"]
mask = torch.tensor([True, False, True, False])
try:
    names[mask]
except TypeError as error:
    assert str(error) == "only integer tensors of a single element can be converted to an index"
else:
    raise AssertionError("nothing was raised")
assert [name for name, keep in zip(names, mask.tolist()) if keep] == ["cat", "horse"]
# One by one, True and False would be the numbers 1 and 0.
assert [names[number] for number in mask.tolist()] == ["dog", "cat", "dog", "cat"]
