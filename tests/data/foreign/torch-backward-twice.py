"""A loss is propagated a second time."""

import torch

w = torch.ones(2, requires_grad=True)
loss = (w * w).sum()
loss.backward()
loss.backward()
