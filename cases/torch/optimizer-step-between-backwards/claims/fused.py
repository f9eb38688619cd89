# releases: >=2.5
"""After a step with `fused=True` nothing is raised, and the gradient is not that of the loss."""

import torch


def gradient(step):
    """The generator's gradient, with or without a step of the discriminator in between."""
    torch.manual_seed(0)
    generator, discriminator = torch.nn.Linear(2, 3), torch.nn.Linear(3, 4)
    steps = torch.optim.Adam(discriminator.parameters(), lr=0.1, fused=True)
    score = discriminator(generator(torch.randn(5, 2)))
    discriminator(torch.randn(5, 3)).mean().backward()
    if step:
        steps.step()
    score.mean().backward()
    return generator.weight.grad


assert (gradient(step=True) - gradient(step=False)).abs().max() > 0.01
