"""A sum of item() is a float, and a loss that nothing was added to is an int."""

import torch

x = torch.ones(3, requires_grad=True)
try:
    sum(part.sum().item() for part in x).backward()
except AttributeError as error:
    assert "'float' object has no attribute" in str(error)
else:
    raise AssertionError("it passes")

loss = 0
for box in []:
    loss = loss + x.sum()
try:
    loss.backward()
except AttributeError as error:
    assert "'int' object has no attribute" in str(error)
else:
    raise AssertionError("it passes")
