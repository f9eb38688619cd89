"""The message names the class of what was called: torch.Size, torch.dtype, NoneType."""

import torch

x = torch.ones(2)
for name, of in (("shape", "torch.Size"), ("dtype", "torch.dtype"), ("grad", "NoneType")):
    try:
        getattr(x, name)()
    except TypeError as error:
        assert str(error) == f"'{of}' object is not callable"
    else:
        raise AssertionError("nothing was raised")
