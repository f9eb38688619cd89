"""Run two experiments at once, a process for each, on half of the cores each."""

import multiprocessing
import os

import torch

CORES = max(2, os.cpu_count())
torch.set_num_threads(CORES)  # what torch does by itself, unless OMP_NUM_THREADS says otherwise


def experiment(seed):
    """Fit a line, and return the error and the number of threads that work on each operation."""
    torch.set_num_threads(CORES // 2)
    torch.manual_seed(seed)
    x = torch.randn(64, 1)
    slope = torch.zeros(1, 1)
    for _ in range(50):
        slope += 0.5 * x.T @ (3.0 * x - x @ slope) / len(x)
    return abs(slope.item() - 3.0), torch.get_num_threads()


with multiprocessing.get_context("fork").Pool(2) as pool:
    errors, threads = zip(*pool.map(experiment, [1, 2]))

result = max(errors)
assert result < 0.01
assert sum(threads) <= CORES, "two processes work with twice as many threads as the machine has cores"
