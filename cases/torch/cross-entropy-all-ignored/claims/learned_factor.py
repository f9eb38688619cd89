"""A learned factor of such a loss gets a NaN gradient, and is NaN after the step."""

import torch

scores = torch.randn(4, 3, requires_grad=True)
log_variance = torch.nn.Parameter(torch.zeros(1))
loss = torch.nn.functional.cross_entropy(scores, torch.full((4,), -100))
(loss * torch.exp(-log_variance) + log_variance).backward()
assert log_variance.grad.isnan()
torch.optim.SGD([log_variance], lr=0.1).step()
assert log_variance.isnan()
