"""Add the relative actions of a policy to the pose of a robot, as NumPy arrays."""

import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
policy = nn.Linear(4, 3)
pose = np.zeros(3)
for _ in range(5):
    action = policy(torch.ones(4)).detach()
    pose += action.numpy()

result = pose
assert pose.shape == (3,) and np.abs(pose).max() > 0
