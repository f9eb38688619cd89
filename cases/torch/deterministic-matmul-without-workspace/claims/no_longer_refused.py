# releases: >=2.10
"""Without the variable a product passes in deterministic mode, and gives the same bits on each run."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

os.environ.pop("CUBLAS_WORKSPACE_CONFIG", None)
torch.use_deterministic_algorithms(True)
torch.manual_seed(0)
x = torch.randn(512, 512).to(DEVICE)
first = x @ x
assert all(torch.equal(x @ x, first) for _ in range(20))
