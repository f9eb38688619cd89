"""One step of adversarial training: the fake is scored again after the discriminator's step."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
generator = torch.nn.Linear(2, 3).to(DEVICE)
discriminator = torch.nn.Sequential(
    torch.nn.Linear(3, 4), torch.nn.Tanh(), torch.nn.Linear(4, 1)
).to(DEVICE)
generator_steps = torch.optim.SGD(generator.parameters(), lr=0.1)
discriminator_steps = torch.optim.SGD(discriminator.parameters(), lr=0.1)

real = torch.randn(5, 3).to(DEVICE)
fake = generator(torch.randn(5, 2).to(DEVICE))

discriminator_loss = discriminator(real).mean() - discriminator(fake.detach()).mean()

discriminator_loss.backward()
discriminator_steps.step()
generator_loss = discriminator(fake).mean()
generator_loss.backward()
generator_steps.step()
result = generator.weight.detach()
