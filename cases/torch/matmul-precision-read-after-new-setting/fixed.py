"""Evaluate a model in full precision, whatever precision the training has."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
torch.backends.fp32_precision = "tf32"  # for all backends, since torch 2.9
model, x = torch.nn.Linear(8, 2).to(DEVICE), torch.randn(4, 8).to(DEVICE)
seen = []


def evaluate():
    was = torch.backends.fp32_precision
    torch.backends.fp32_precision = "ieee"
    try:
        seen.append(torch.backends.cuda.matmul.fp32_precision)
        with torch.no_grad():
            return model(x)
    finally:
        torch.backends.fp32_precision = was


result = evaluate()
assert result.shape == (4, 2)
assert seen == ["ieee"]
assert torch.backends.cuda.matmul.fp32_precision == "tf32"
