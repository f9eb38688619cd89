"""A classifier gets the features of another backbone."""

import torch

head = torch.nn.Linear(512, 10)
head(torch.zeros(4, 2048))
