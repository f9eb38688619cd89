"""Below the lower bound a clamped variance has the function's loss, and a gradient of zero where the function has one."""

import torch
import torch.nn.functional as F

mean, target = torch.zeros(1), torch.zeros(1)
kept, clamped = (torch.full((1,), 1e-8, requires_grad=True) for _ in range(2))
expected = F.gaussian_nll_loss(mean, target, kept)
variance = clamped.clamp(min=1e-6)
loss = (0.5 * (variance.log() + (mean - target).square() / variance)).mean()
assert torch.allclose(loss, expected)
expected.backward()
loss.backward()
assert clamped.grad == 0 and kept.grad.abs() > 1000
