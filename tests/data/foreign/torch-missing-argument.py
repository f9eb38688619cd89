"""A layer is made without its width."""

import torch

torch.nn.Linear(4)
