"""Several draws with replacement print an assertion of MultinomialKernel.cu, without these words."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
probabilities = torch.tensor([0.5, float("nan")], device="cuda")
torch.multinomial(probabilities, 2, replacement=True).cpu()
"""

printed = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True).stderr
assert "MultinomialKernel.cu" in printed and "Assertion `" in printed, printed
assert "probability tensor contains" not in printed, printed
