"""Training divides by the biased standard deviation of the batch; `running_var` takes the unbiased variance."""

import torch

torch.manual_seed(0)
x = torch.randn(4, 3) * 5 + 2
norm = torch.nn.BatchNorm1d(3, momentum=1.0, affine=False)
y = norm(x)
assert torch.allclose(y, (x - x.mean(0)) / (x.var(0, unbiased=False) + norm.eps).sqrt(), atol=1e-5)
assert torch.allclose(norm.running_var, x.var(0, unbiased=True))
