"""OMP_NUM_THREADS set after the import changes nothing in the process and its forks; a spawned process reads it."""

import multiprocessing
import os

import torch


def threads(_):
    """The number of threads of a worker."""
    return torch.get_num_threads()


if __name__ == "__main__":
    torch.set_num_threads(3)
    os.environ["OMP_NUM_THREADS"] = "1"
    assert torch.get_num_threads() == 3
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.map(threads, [0]) == [3]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(threads, [0]) == [1]
