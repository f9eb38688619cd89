"""The deviation is clamped from below."""

import torch
from torch import nn
from torch.distributions import Normal

torch.manual_seed(0)
network = nn.Sequential(nn.Linear(3, 16), nn.Tanh(), nn.Linear(16, 1))
log_std = nn.Parameter(torch.zeros(1))
optimizer = torch.optim.Adam([*network.parameters(), log_std], lr=0.01)
means = []
for episode in range(4):
    observations = torch.randn(16, 3)
    if episode == 2:
        observations[:, 2] = 0.5  # this sensor stands still
    observations = (observations - observations.mean(0)) / observations.std(0).clamp(min=1e-6)
    policy = Normal(network(observations), log_std.exp())
    actions = policy.sample()
    rewards = -(actions - observations[:, :1]).abs()
    loss = -(policy.log_prob(actions) * (rewards - rewards.mean())).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    means.append(policy.mean.detach())

result = means[-1]
assert result.isfinite().all()
