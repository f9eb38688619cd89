"""A flipped image becomes a tensor."""

import numpy as np
import torch

torch.from_numpy(np.zeros((8, 8, 3))[:, ::-1])
