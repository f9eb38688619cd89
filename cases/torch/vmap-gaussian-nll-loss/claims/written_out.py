"""The line is the function's loss; with the variance clamped to 1e-6 also where the variance is less."""

import torch
import torch.nn.functional as F

mean, target = torch.tensor([0.0, 1.0, 2.0]), torch.tensor([1.0, 1.0, 2.001])
log_variance = torch.tensor([0.5, -3.0, -20.0])
expected = F.gaussian_nll_loss(mean, target, log_variance.exp(), reduction="none")

line = 0.5 * (log_variance + (mean - target).square() / log_variance.exp())
assert torch.allclose(line[:2], expected[:2]) and not torch.allclose(line[2], expected[2])

variance = log_variance.exp().clamp(min=1e-6)
assert torch.allclose(0.5 * (variance.log() + (mean - target).square() / variance), expected)
