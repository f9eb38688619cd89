"""With `track_running_stats=False` batch normalisation uses the statistics of the batch in evaluation mode as well."""

import torch

torch.manual_seed(0)
norm = torch.nn.BatchNorm1d(3, track_running_stats=False).eval()
x = torch.randn(8, 3)
assert not torch.allclose(norm(x[:4]), norm(x)[:4], atol=0.01)
