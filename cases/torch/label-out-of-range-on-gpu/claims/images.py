"""Labels of pixels print the same assertion, in NLLLoss2d.cu."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
scores = torch.zeros(1, 3, 2, 2, device="cuda")
labels = torch.full((1, 2, 2), 255, device="cuda")
torch.nn.functional.cross_entropy(scores, labels).item()
"""

printed = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True).stderr
assert "NLLLoss2d.cu" in printed and "Assertion `t >= 0 && t < n_classes` failed" in printed, printed
