"""A generator's loss from before the discriminator's step fails with other words."""

import torch
from torch import nn

torch.manual_seed(0)
generator = nn.Linear(2, 3)
discriminator = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 1))
steps = torch.optim.SGD(discriminator.parameters(), lr=0.1)
fake = generator(torch.randn(16, 2))
discriminator_loss, generator_loss = discriminator(fake).mean(), -discriminator(fake).mean()
discriminator_loss.backward()
steps.step()
try:
    generator_loss.backward()
except RuntimeError as error:
    assert "has been modified by an inplace operation" in str(error)
else:
    raise AssertionError("nothing was raised")
