"""Normalise the returns of each episode for REINFORCE, by the deviation of all steps."""

import torch
from torch import nn

torch.manual_seed(0)
policy = nn.Linear(4, 2)
optimizer = torch.optim.SGD(policy.parameters(), lr=0.1)
for steps in (6, 3, 1, 5):
    observations = torch.randn(steps, 4)
    returns = torch.arange(steps, 0, -1).float()
    advantages = (returns - returns.mean()) / (returns.std(unbiased=False) + 1e-8)

    chosen = torch.distributions.Categorical(logits=policy(observations))
    loss = -(chosen.log_prob(chosen.probs.argmax(1)) * advantages).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if policy.weight.isnan().any():
        break

assert policy.weight.isfinite().all(), f"weights are NaN after an episode of {steps} step"
result = policy.weight.detach()
