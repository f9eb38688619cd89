"""Draw the next token from logits in float32."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
hidden = torch.tensor([1.0, 300.0, 2.0], device=DEVICE)
logits = hidden * 300
probabilities = torch.softmax(logits.float(), 0)

result = torch.multinomial(probabilities, 1).item()
assert result == 1
