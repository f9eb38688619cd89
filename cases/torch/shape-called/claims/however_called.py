"""shape() without an argument, shape(0) and size()(0) have the same words."""

import torch

x = torch.zeros(2, 3)
for call in (lambda: x.shape(), lambda: x.shape(0), lambda: x.size()(0)):
    try:
        call()
    except TypeError as error:
        assert str(error) == "'torch.Size' object is not callable"
    else:
        raise AssertionError("nothing was raised")
