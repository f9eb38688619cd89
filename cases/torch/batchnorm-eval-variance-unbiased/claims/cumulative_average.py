"""With `momentum=None` the statistics are the plain average over all batches, and one batch is enough."""

import torch

torch.manual_seed(0)
batches = [torch.randn(16, 3) + 20 for _ in range(3)]
norm = torch.nn.BatchNorm1d(3, momentum=None)
norm(batches[0])
assert torch.allclose(norm.running_mean, batches[0].mean(0))
norm(batches[1])
norm(batches[2])
assert torch.allclose(norm.running_mean, torch.stack(batches).mean((0, 1)))
