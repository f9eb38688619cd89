"""The message is about the first process that failed: the others are stopped, also those that would have failed later."""

import time

import torch
import torch.multiprocessing as mp


def work(rank, finished):
    if rank == 1:
        raise ValueError("the first error")
    time.sleep(10)
    finished[rank] = 1


finished = torch.zeros(3).share_memory_()
start = time.monotonic()
try:
    mp.start_processes(work, args=(finished,), nprocs=3, start_method="fork")
except mp.ProcessRaisedException as error:
    assert "-- Process 1 terminated" in str(error) and "the first error" in str(error)
else:
    raise AssertionError("nothing was raised")
assert time.monotonic() - start < 9
assert finished.sum() == 0
