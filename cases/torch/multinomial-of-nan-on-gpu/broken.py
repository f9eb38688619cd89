"""Draw the next token from probabilities that became NaN."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
logits = torch.tensor([1.0, float("inf"), 2.0], device=DEVICE)
probabilities = torch.softmax(logits, 0)

token = torch.multinomial(probabilities, 1)
result = token.item()
assert result in (0, 1, 2)
