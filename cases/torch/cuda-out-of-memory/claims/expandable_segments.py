# releases: >=2.1
"""Memory in pieces that are too small is used with `expandable_segments:True`; without it the same allocation fails."""

import os
import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
MIB = 2**20
torch.cuda.set_per_process_memory_fraction(256 * MIB / torch.cuda.get_device_properties(0).total_memory)

def tensor(size):
    return torch.empty(size * MIB, dtype=torch.uint8, device="cuda")

large, kept, freed = [tensor(60) for _ in range(4)], [], []
while large:
    large.pop()
    kept.append(tensor(12))
    freed.append(tensor(48))
freed.clear()
assert torch.cuda.memory_allocated() == 48 * MIB
tensor(96)
"""

for setting in ("False", "True"):
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTORCH_CUDA_ALLOC_CONF": "expandable_segments:" + setting},
        capture_output=True,
        text=True,
    )
    if setting == "True":
        assert ended.returncode == 0, ended.stderr
    else:
        assert "CUDA out of memory. Tried to allocate 96.00 MiB" in ended.stderr, ended.stderr
