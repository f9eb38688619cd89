"""as_tensor and FloatTensor refuse the list with the same words."""

import torch

for make in (torch.as_tensor, torch.FloatTensor):
    try:
        make([torch.ones(2), torch.ones(2)])
    except ValueError as error:
        assert str(error) == "only one element tensors can be converted to Python scalars"
    else:
        raise AssertionError("nothing was raised")
