"""The softmax is NaN for logits with an inf or a NaN, and for logits that are all -inf; some -inf are harmless."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
INF, NAN = float("inf"), float("nan")

for logits in ([1.0, INF], [1.0, NAN], [-INF, -INF]):
    assert torch.softmax(torch.tensor(logits, device=DEVICE), 0).isnan().any(), logits
assert torch.softmax(torch.tensor([1.0, -INF], device=DEVICE), 0).tolist() == [1.0, 0.0]
