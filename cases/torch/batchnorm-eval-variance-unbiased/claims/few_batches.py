"""With the default momentum of 0.1 one batch moves the statistics by a tenth, 50 batches by more than 99 %."""

import torch

torch.manual_seed(0)
x = torch.randn(64, 3) * 5 + 20
norm = torch.nn.BatchNorm1d(3)
norm(x)
assert torch.allclose(norm.running_mean, 0.1 * x.mean(0))
assert torch.allclose(norm.running_var, 0.9 + 0.1 * x.var(0))
for _ in range(49):
    norm(x)
assert ((norm.running_mean / x.mean(0) - 1).abs() < 0.01).all()
