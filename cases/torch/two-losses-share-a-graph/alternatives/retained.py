"""Train a generator and a discriminator in turn; the graph is kept for the second loss."""

import torch
from torch import nn

torch.manual_seed(0)
generator = nn.Linear(2, 3)
discriminator = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 1))
generator_steps = torch.optim.SGD(generator.parameters(), lr=0.1)
discriminator_steps = torch.optim.SGD(discriminator.parameters(), lr=0.1)
bce = nn.BCEWithLogitsLoss()
ones, zeros = torch.ones(16, 1), torch.zeros(16, 1)

for _ in range(5):
    real = torch.randn(16, 3) + 2
    fake = generator(torch.randn(16, 2))

    discriminator_loss = bce(discriminator(real), ones) + bce(discriminator(fake), zeros)
    discriminator_steps.zero_grad()
    discriminator_loss.backward(retain_graph=True)
    discriminator_steps.step()

    generator_loss = bce(discriminator(fake), ones)
    generator_steps.zero_grad()
    generator_loss.backward()
    generator_steps.step()

result = generator.weight.grad
assert result.abs().sum() > 0
