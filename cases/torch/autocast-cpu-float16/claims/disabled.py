# releases: >=1.13
"""`enabled=False` without a type computes in float32."""

import torch

with torch.autocast("cpu", enabled=False):
    assert torch.nn.Linear(8, 4)(torch.randn(2, 8)).dtype == torch.float32
