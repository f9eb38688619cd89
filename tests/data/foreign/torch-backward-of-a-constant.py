"""A loss of detached outputs."""

import torch

out = torch.ones(2, requires_grad=True).detach()
out.sum().backward()
