"""Score in worker processes that a server forks, which has no CUDA."""

import os

import torch
import torch.multiprocessing as mp

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def score(number):
    return torch.full((2,), number, device=DEVICE).sum().item()


if __name__ == "__main__":
    scale = torch.ones(1, device=DEVICE).item()
    with mp.get_context("forkserver").Pool(1) as pool:
        result = sum(pool.map(score, [scale, 2.0]))
    assert result == 6.0
