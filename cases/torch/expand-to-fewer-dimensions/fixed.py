"""Sample the actions of a robot from a policy with one deviation for each joint."""

import torch
from torch import nn
from torch.distributions import Normal


class Policy(nn.Module):
    def __init__(self, sensors=8, joints=3):
        super().__init__()
        self.actor = nn.Sequential(nn.Linear(sensors, 32), nn.Tanh(), nn.Linear(32, joints))
        self.log_std = nn.Parameter(torch.zeros(joints))

    def forward(self, state):
        mean = self.actor(state)
        std = self.log_std.exp().expand_as(mean)
        return Normal(mean, std)


torch.manual_seed(0)
policy = Policy()
states = torch.randn(16, 8)
assert policy(states).sample().shape == (16, 3)

state = torch.randn(8)
action = policy(state).sample()
result = policy(state).mean.detach()
assert action.shape == result.shape == (3,)
