"""Average a test loss over batches."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = torch.nn.Linear(4, 2).to(DEVICE)
batches = [(torch.randn(3, 4).to(DEVICE), torch.tensor([0, 1, 1], device=DEVICE)) for _ in range(2)]

test_loss = 0.0
with torch.inference_mode():
    for inputs, labels in batches:
        test_loss += torch.nn.functional.cross_entropy(model(inputs), labels)
test_loss /= len(batches)
result = test_loss
