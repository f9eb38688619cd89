"""Logits divided by a temperature of 0 have a softmax of NaN; the draw for that temperature is `argmax`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

logits = torch.tensor([1.0, 3.0, -2.0], device=DEVICE)
assert torch.softmax(logits / 0.0, 0).isnan().any()
assert torch.softmax(logits / 0.01, 0).argmax() == logits.argmax(-1) == 1
