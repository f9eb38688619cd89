"""A change through `.data` leaves the version of the tensor alone; one under `no_grad` or of `detach()` does not."""

import torch

weight = torch.ones(2, requires_grad=True)
weight.data.mul_(2)
assert weight._version == 0 and weight.tolist() == [2.0, 2.0]
with torch.no_grad():
    weight.mul_(2)
assert weight._version == 1
weight.detach().mul_(2)
assert weight._version == 2
