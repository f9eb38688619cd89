"""size is a method: size[0] says that a method is not subscriptable."""

import torch

try:
    torch.zeros(2, 3).size[0]
except TypeError as error:
    assert str(error) == "'builtin_function_or_method' object is not subscriptable"
else:
    raise AssertionError("nothing was raised")
