"""A weight is clipped in place."""

import torch

w = torch.ones(2, requires_grad=True)
w.clamp_(0.0, 0.5)
