"""With CUDA_LAUNCH_BLOCKING=1 the call of `gather` raises the error; without it the call returns while the GPU is busy."""

import os
import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
values, index = torch.rand(2, 3, device="cuda"), torch.tensor([[1], [3]], device="cuda")
values.gather(1, index - 1).sum().item()
torch.cuda._sleep(3_000_000_000)
chosen = values.gather(1, index)
print("gather returned")
chosen.sum().item()
"""

for blocking in ("0", "1"):
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "CUDA_LAUNCH_BLOCKING": blocking},
        capture_output=True,
        text=True,
    )
    assert "device-side assert triggered" in ended.stderr, ended.stderr
    assert ("gather returned" in ended.stdout) == (blocking == "0"), ended.stdout
