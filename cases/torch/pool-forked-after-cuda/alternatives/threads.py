"""Score in threads, which share the CUDA of the process."""

import os
from multiprocessing.pool import ThreadPool

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def score(number):
    return torch.full((2,), number, device=DEVICE).sum().item()


if __name__ == "__main__":
    scale = torch.ones(1, device=DEVICE).item()
    with ThreadPool(1) as pool:
        result = sum(pool.map(score, [scale, 2.0]))
    assert result == 6.0
