"""The memory is a structure that keeps the actions as int64."""

import numpy as np
import torch
from torch import nn

rng = np.random.RandomState(0)
states = rng.randn(16, 4).astype("float32")
actions = rng.randint(0, 3, 16).astype("int64")
rewards = rng.rand(16).astype("float32")

torch.manual_seed(0)
model = nn.Linear(4, 3)
chosen = torch.from_numpy(actions)[:, None]
values = model(torch.from_numpy(states)).gather(1, chosen)
loss = nn.functional.mse_loss(values, torch.from_numpy(rewards)[:, None])
loss.backward()

result = model.weight.grad
assert values.shape == (16, 1)
