"""The assertion is printed once, by the first failure; the errors that follow it print none."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import sys
import torch
table = torch.ones(3, 2, device="cuda")
wrong, right = torch.tensor([9], device="cuda"), torch.tensor([1], device="cuda")
for ids in (wrong, right, right):
    try:
        torch.nn.functional.embedding(ids, table).sum().item()
    except RuntimeError as error:
        print("raised", "device-side assert triggered" in str(error), file=sys.stderr, flush=True)
"""

printed = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True).stderr
assert printed.count("raised True") == 3, printed
first, rest = printed.split("raised True", 1)
assert "Assertion `" in first and "Assertion `" not in rest, printed
