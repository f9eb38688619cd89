# releases: >=2.3
"""With weights in float32, a region of autocast in float16 makes the same NaN."""

import torch
from torch import nn

torch.manual_seed(0)
decoder = nn.Sequential(nn.Linear(16, 64), nn.LayerNorm(64), nn.Linear(64, 8))
with torch.no_grad():
    decoder[0].weight.mul_(100_000.0)
    latent = torch.randn(1, 16)
    assert decoder(latent).isfinite().all()
    with torch.autocast("cpu", dtype=torch.float16):
        assert decoder(latent).isnan().all()
