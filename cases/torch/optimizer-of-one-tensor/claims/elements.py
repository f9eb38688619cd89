"""What is in the list is named in other words: "optimizer can only optimize Tensors, but one of the params is list"."""

import torch

x = torch.zeros(3, requires_grad=True)
for params, name in [([[x]], "list"), ([0.5], "float"), ({"x": x}, "str")]:
    try:
        torch.optim.Adam(params)
    except TypeError as error:
        assert str(error) == f"optimizer can only optimize Tensors, but one of the params is {name}"
    else:
        raise AssertionError("nothing was raised")
