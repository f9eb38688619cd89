"""A clamp leaves NaN as it is, `nan_to_num` does not; after a clamp all logits above the bound are equally likely."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

logits = torch.tensor([1.0, float("nan")], device=DEVICE)
assert torch.softmax(logits.clamp(max=30.0), 0).isnan().all()
assert torch.softmax(logits.nan_to_num(0.0), 0).isfinite().all()
assert torch.softmax(torch.tensor([40.0, 90.0], device=DEVICE).clamp(max=30.0), 0).tolist() == [0.5, 0.5]
