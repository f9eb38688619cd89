"""Forked workers may compute on the CPU after the program used the GPU."""

import os

import torch
import torch.multiprocessing as mp

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def score(number):
    return torch.full((2,), number).sum().item()


torch.ones(1, device=DEVICE)
with mp.get_context("fork").Pool(1) as pool:
    assert pool.map(score, [1.0, 2.0]) == [2.0, 4.0]
