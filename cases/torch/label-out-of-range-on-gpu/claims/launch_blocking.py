"""With CUDA_LAUNCH_BLOCKING=1 the call of the loss raises the error; without it the call returns while the GPU is busy, and a later line raises it."""

import os
import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
scores, labels = torch.zeros(2, 3, device="cuda"), torch.tensor([0, 3], device="cuda")
torch.nn.functional.cross_entropy(scores, labels.clamp(max=2)).item()
torch.cuda._sleep(3_000_000_000)
loss = torch.nn.functional.cross_entropy(scores, labels)
print("the loss was called")
loss.item()
"""

for blocking in ("0", "1"):
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "CUDA_LAUNCH_BLOCKING": blocking},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 1 and "device-side assert triggered" in ended.stderr, ended.stderr
    assert ("in cross_entropy" in ended.stderr) == (blocking == "1"), ended.stderr
    assert ("the loss was called" in ended.stdout) == (blocking == "0"), ended.stdout
