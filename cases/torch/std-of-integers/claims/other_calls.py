"""`var` has the words of `std`, `std_mean` and `var_mean` their own names in them, for all integers and bool."""

import torch

dtypes = (torch.uint8, torch.int16, torch.int32, torch.int64, torch.bool)
for dtype in dtypes:
    values = torch.tensor([0, 1, 1]).to(dtype)
    for call, name in (
        (torch.std, "std and var"),
        (torch.var, "std and var"),
        (torch.Tensor.std, "std and var"),
        (lambda x: x.var(dim=0, unbiased=False), "std and var"),
        (torch.std_mean, "std_mean"),
        (torch.var_mean, "var_mean"),
    ):
        try:
            call(values)
        except RuntimeError as error:
            assert str(error) == name + " only support floating point and complex dtypes"
        else:
            raise AssertionError("nothing was raised")
