"""shape() without an argument, shape(0), size()(0) and a variable that holds a shape have the same words."""

import torch

x = torch.zeros(2, 3)
size = x.size()
for call in (lambda: x.shape(), lambda: x.shape(0), lambda: x.size()(0), lambda: size(0)):
    try:
        call()
    except TypeError as error:
        assert str(error) == "'torch.Size' object is not callable"
    else:
        raise AssertionError("nothing was raised")
