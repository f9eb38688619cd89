"""A step of Q-learning from a table of remembered moves."""

import numpy as np
import torch
from torch import nn

rng = np.random.RandomState(0)
memory = np.zeros((16, 6), dtype="float32")  # four numbers of the state, the action, the reward
memory[:, :4] = rng.randn(16, 4)
memory[:, 4] = rng.randint(0, 3, 16)
memory[:, 5] = rng.rand(16)

torch.manual_seed(0)
model = nn.Linear(4, 3)
table = torch.from_numpy(memory)
states, actions, rewards = table[:, :4], table[:, 4:5].long(), table[:, 5:6]
values = model(states).gather(1, actions)
loss = nn.functional.mse_loss(values, rewards)
loss.backward()

result = model.weight.grad
assert values.shape == (16, 1)
