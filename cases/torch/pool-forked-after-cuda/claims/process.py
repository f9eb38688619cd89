"""A `Process` prints the error, ends with exit code 1, and raises nothing in the program that started it."""

import os

import torch
import torch.multiprocessing as mp

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def score(number):
    torch.full((2,), number, device=DEVICE).sum().item()


torch.ones(1, device=DEVICE)
process = mp.get_context("fork").Process(target=score, args=(1.0,))
process.start()
process.join()
assert process.exitcode == 1
