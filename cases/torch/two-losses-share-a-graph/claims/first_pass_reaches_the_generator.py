"""The discriminator's `backward()` gives the generator gradients that no step wants, and the second `backward()` is refused."""

import torch
from torch import nn

torch.manual_seed(0)
generator = nn.Linear(2, 3)
discriminator = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 1))
bce = nn.BCEWithLogitsLoss()
ones, zeros = torch.ones(16, 1), torch.zeros(16, 1)
real = torch.randn(16, 3) + 2
fake = generator(torch.randn(16, 2))

loss = bce(discriminator(real), ones) + bce(discriminator(fake), zeros)
loss.backward()
assert generator.weight.grad.abs().sum() > 0
try:
    bce(discriminator(fake), ones).backward()
except RuntimeError as error:
    assert "backward through the graph a second time" in str(error)
else:
    raise AssertionError("nothing was raised")
