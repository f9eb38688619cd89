"""With an array of NumPy in place of the tensor the words are NumPy's."""

import torch

predicted = torch.tensor([2, 0, 1])
try:
    ["cat", "dog", "horse"][predicted.numpy()]
except TypeError as error:
    assert str(error) == "only integer scalar arrays can be converted to a scalar index"
else:
    raise AssertionError("nothing was raised")
