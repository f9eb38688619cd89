# releases: >=2.0
"""With `PYTORCH_NVML_BASED_CUDA_CHECK=1` a fork may use CUDA after `torch.cuda.is_available()`."""

import os

os.environ["PYTORCH_NVML_BASED_CUDA_CHECK"] = "1"

import torch
import torch.multiprocessing as mp

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def score(number):
    return torch.full((2,), number, device=DEVICE).sum().item()


assert torch.cuda.is_available()
with mp.get_context("fork").Pool(1) as pool:
    assert pool.map(score, [1.0, 2.0]) == [2.0, 4.0]
