"""A function stands among the layers of a sequence."""

import torch

torch.nn.Sequential(torch.nn.Linear(2, 2), torch.relu)
