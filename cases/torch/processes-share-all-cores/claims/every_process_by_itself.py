"""A process starts as many threads for an operation as `get_num_threads` says, also where others run."""

import multiprocessing
import os

import torch

torch.set_num_threads(3)


def threads(_):
    """Multiply large matrices, and count the threads that the process has afterwards."""
    before = len(os.listdir("/proc/self/task"))
    torch.ones(600, 600) @ torch.ones(600, 600)
    return len(os.listdir("/proc/self/task")) - before


with multiprocessing.get_context("fork").Pool(2, maxtasksperchild=1) as pool:  # a new process for each
    assert pool.map(threads, range(2), chunksize=1) == [2, 2]
