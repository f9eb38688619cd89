"""Predict the next place of a ball from its time, place and velocity."""

import numpy as np
import torch
from torch import nn

states, targets = [], []
place, velocity = np.array([20.0, 0.0], dtype="float32"), np.array([3.0, 4.0], dtype="float32")
for step in range(16):
    time = step * 0.1
    states.append([time, place.copy(), velocity.copy()])
    velocity -= np.array([0.98, 0.2], dtype="float32")
    place += velocity * 0.1
    targets.append(place[0])

inputs = torch.tensor(states, dtype=torch.float32)
outputs = torch.tensor(np.array(targets))

torch.manual_seed(0)
model = nn.Linear(5, 1)
loss = nn.functional.mse_loss(model(inputs)[:, 0], outputs)
loss.backward()

result = loss.detach()
assert inputs.shape == (16, 5)
