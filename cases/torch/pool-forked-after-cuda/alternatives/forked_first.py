"""Score in worker processes that are forked before the program uses the GPU."""

import os

import torch
import torch.multiprocessing as mp

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def score(number):
    return torch.full((2,), number, device=DEVICE).sum().item()


if __name__ == "__main__":
    with mp.get_context("fork").Pool(1) as pool:
        scale = torch.ones(1, device=DEVICE).item()
        result = sum(pool.map(score, [scale, 2.0]))
    assert result == 6.0
