"""A bound that is a Python float fails as well, such as `.item()` of a float tensor."""

import torch

for bound in (torch.tensor(4.0).item(), 4.0):
    try:
        torch.tensor([1, 5, 9]).clamp_(0, bound)
    except RuntimeError as error:
        assert str(error).endswith("to the desired output type long int")
    else:
        raise AssertionError("nothing was raised")
