"""tolist() of a number is a number, and then Python's words come: 'float' object is not iterable."""

import torch

number = torch.tensor([[1.5]]).squeeze()
assert number.tolist() == 1.5
try:
    [].extend(number.tolist())
except TypeError as error:
    assert str(error) == "'float' object is not iterable"
else:
    raise AssertionError("nothing was raised")
assert number.reshape(-1).tolist() == [1.5]
