"""Evaluate a model in full precision, whatever precision the training has."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
torch.backends.fp32_precision = "tf32"  # for all backends, since torch 2.9
model, x = torch.nn.Linear(8, 2).to(DEVICE), torch.randn(4, 8).to(DEVICE)


def evaluate():
    was = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("highest")
    try:
        with torch.no_grad():
            return model(x)
    finally:
        torch.set_float32_matmul_precision(was)


result = evaluate()
assert result.shape == (4, 2)
