"""With `reduction="none"` the assertion is `cur_target >= 0 && cur_target < n_classes`."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
scores, labels = torch.zeros(2, 3, device="cuda"), torch.tensor([0, 3], device="cuda")
torch.nn.functional.cross_entropy(scores, labels, reduction="none").sum().item()
"""

printed = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True).stderr
assert "Assertion `cur_target >= 0 && cur_target < n_classes` failed" in printed, printed
