"""Add the relative actions of a policy to the pose of a robot, as tensors."""

import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
policy = nn.Linear(4, 3)
pose = torch.zeros(3, dtype=torch.float64)
for _ in range(5):
    action = policy(torch.ones(4)).detach()
    pose += action

result = pose.numpy()
assert pose.shape == (3,) and np.abs(result).max() > 0
