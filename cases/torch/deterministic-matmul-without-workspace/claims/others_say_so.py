"""Another operation that the mode refuses has a message of its own."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True)
labels = torch.zeros(1, 2, 2, dtype=torch.long, device=DEVICE)
try:
    torch.nn.functional.cross_entropy(torch.zeros(1, 3, 2, 2, device=DEVICE), labels)
except RuntimeError as error:
    assert "nll_loss2d" in str(error)
    assert "does not have a deterministic implementation" in str(error)
    assert "CUBLAS" not in str(error)
else:
    raise AssertionError("nothing was raised")
