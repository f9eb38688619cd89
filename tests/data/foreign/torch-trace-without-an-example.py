"""A model is traced by the shape of its input."""

import torch

torch.jit.trace(torch.nn.Linear(2, 2), (1, 2))
