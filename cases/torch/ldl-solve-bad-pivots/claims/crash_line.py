# releases: <2.13
"""After the crash `python -X faulthandler` shows the line that calls `ldl_solve`."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
factor, pivots = torch.linalg.ldl_factor(torch.eye(4, dtype=torch.float64))
wrong = torch.full((4,), 10**9, dtype=torch.int32)
torch.linalg.ldl_solve(factor, wrong, torch.ones(4, 1, dtype=torch.float64))
"""
ended = subprocess.run(
    [sys.executable, "-X", "faulthandler", "-c", PROGRAM], capture_output=True, text=True
)
assert ended.returncode != 0
assert "Fatal Python error: Segmentation fault" in ended.stderr, ended.stderr
assert 'File "<string>", line 5' in ended.stderr, ended.stderr
