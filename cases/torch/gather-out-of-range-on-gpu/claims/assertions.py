"""gather and scatter print one assertion, an index in square brackets another one, and `index_select` of few rows a third one."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
values, index = torch.rand(3, 2, device="cuda"), torch.tensor([1, 3], device="cuda")
CALL
torch.cuda.synchronize()
"""
CALLS = [
    ("values[0].gather(0, index)", "idx_dim >= 0 && idx_dim < index_size"),
    ("values[0].scatter_(0, index, 1.0)", "idx_dim >= 0 && idx_dim < index_size"),
    ("values[index]", "index < sizes[i]"),
    ("values.index_select(0, index)", "srcIndex < srcSelectDimSize"),
]

for call, assertion in CALLS:
    program = PROGRAM.replace("CALL", call)
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr
    assert "Assertion `" in printed and assertion in printed, (call, printed)
