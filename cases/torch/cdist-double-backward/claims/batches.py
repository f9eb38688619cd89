"""The norm of unsqueezed differences is `cdist` in batches too, also for another `p`."""

import torch

torch.manual_seed(0)
a, b = torch.randn(2, 5, 3), torch.randn(2, 6, 3)
for p in (1.0, 2.0, 3.0):
    distances = (a.unsqueeze(-2) - b.unsqueeze(-3)).norm(p=p, dim=-1)
    assert torch.allclose(distances, torch.cdist(a, b, p=p), atol=1e-5)
