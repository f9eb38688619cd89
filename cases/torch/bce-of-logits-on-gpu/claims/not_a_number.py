"""A NaN fails the same assertion; the ends 0 and 1 pass."""

import os
import subprocess
import sys

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
PROGRAM = """
import torch
scores = torch.tensor([0.3, float("nan")], device="cuda")
torch.nn.functional.binary_cross_entropy(scores, torch.ones_like(scores)).item()
"""

ends = torch.tensor([0.0, 1.0], device=DEVICE)
assert torch.nn.functional.binary_cross_entropy(ends, ends).item() == 0
printed = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True).stderr
assert "Assertion `input_val >= zero && input_val <= one` failed" in printed, printed
