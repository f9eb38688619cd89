"""-100 and -1 are out of range as well; `padding_idx` names a row and takes no other id."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
torch.nn.Embedding(3, 2, padding_idx=0).cuda()(torch.tensor([1, ID], device="cuda")).sum().item()
"""

for number in (-100, -1):
    program = PROGRAM.replace("ID", str(number))
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr
    assert "device-side assert triggered" in printed, (number, printed)
