"""data, mT, H, grad and real are attributes that hold a tensor: a call of each is refused with the same words."""

import torch

x = torch.rand(2, 3, requires_grad=True)
x.sum().backward()
for name in ("data", "mT", "H", "grad", "real"):
    try:
        getattr(x, name)()
    except TypeError as error:
        assert str(error) == "'Tensor' object is not callable", name
    else:
        raise AssertionError("nothing was raised")
