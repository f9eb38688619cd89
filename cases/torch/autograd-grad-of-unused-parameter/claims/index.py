# releases: >=2.13
"""The message names the index, which `named_parameters()` turns into a name."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Linear(2, 2))
loss = model[0](torch.ones(1, 2)).sum()
try:
    torch.autograd.grad(loss, list(model.parameters()))
except RuntimeError as error:
    index = int(str(error).split("at index ")[1].split()[0])
else:
    raise AssertionError("nothing was raised")
assert list(model.named_parameters())[index][0] == "1.weight"
