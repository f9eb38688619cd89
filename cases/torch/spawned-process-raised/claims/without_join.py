"""With `join=False` the call passes, and `join()` of what it returns raises."""

import torch.multiprocessing as mp


def work(rank):
    raise ValueError("bad part")


context = mp.start_processes(work, nprocs=1, join=False, start_method="fork")
try:
    while not context.join():
        pass
except mp.ProcessRaisedException as error:
    assert "ValueError: bad part" in str(error)
else:
    raise AssertionError("nothing was raised")
