"""A process that is started after the assertion can use the GPU."""

import subprocess
import sys

import torch

table, wrong = torch.ones(3, 2, device="cuda"), torch.tensor([9], device="cuda")
try:
    torch.nn.functional.embedding(wrong, table).sum().item()
except RuntimeError as error:
    assert "device-side assert triggered" in str(error), error
else:
    raise AssertionError("nothing was raised")

program = 'import torch; print(torch.ones(2, device="cuda").sum().item())'
ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
assert ended.stdout == "2.0\n", ended.stderr
