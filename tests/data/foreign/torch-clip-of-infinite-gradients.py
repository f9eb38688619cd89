"""Gradients that overflowed are clipped."""

import torch

w = torch.ones(2, requires_grad=True)
(w * float("inf")).sum().backward()
torch.nn.utils.clip_grad_norm_([w], 1.0, error_if_nonfinite=True)
