"""Train a critic whose weights are clipped, as in a Wasserstein GAN."""

import torch
from torch import nn

torch.manual_seed(0)
real, fake = torch.randn(32, 2) + 1, torch.randn(32, 2)
critic = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))
optimizer = torch.optim.SGD(critic.parameters(), lr=0.05)

errors = []
for _ in range(5):
    loss = critic(fake).mean() - critic(real).mean()
    expected = torch.autograd.grad(loss, critic[0].weight, retain_graph=True)[0]
    for weight in critic.parameters():
        weight.data.clamp_(-0.1, 0.1)
    optimizer.zero_grad()
    loss.backward()
    errors.append(float((critic[0].weight.grad - expected).norm() / expected.norm()))
    optimizer.step()

assert max(errors) < 1e-4, f"a gradient is wrong by {max(errors):.0%}"
result = critic[0].weight.detach()
