"""A weight for each class was counted on data with fewer classes."""

import torch

loss = torch.nn.CrossEntropyLoss(weight=torch.ones(9))
loss(torch.zeros(4, 10), torch.zeros(4, dtype=torch.long))
