"""The line is the function's loss for a variance above the lower bound, with `.mean()` for several elements."""

import torch
import torch.nn.functional as F

mean, target = torch.tensor([0.0, 1.0, 2.0]), torch.tensor([1.0, 1.0, 2.001])
log_variance = torch.tensor([0.5, -3.0, -5.0])
line = 0.5 * (log_variance + (mean - target).square() / log_variance.exp())
variance = log_variance.exp()
assert torch.allclose(line, F.gaussian_nll_loss(mean, target, variance, reduction="none"))
assert torch.allclose(line.mean(), F.gaussian_nll_loss(mean, target, variance))
