"""A rank that ends earlier but waits in a last `barrier()` is no failure, where all ranks have the same number of collectives."""

import datetime
import os
import time

import torch
import torch.distributed as dist


def join(rank, seconds=20):
    """Enter the group of two."""
    dist.init_process_group(
        "gloo",
        init_method="file://" + os.path.abspath("group"),
        rank=rank,
        world_size=2,
        timeout=datetime.timedelta(seconds=seconds),
    )


other = os.fork()
if other == 0:
    join(1)
    dist.all_reduce(torch.ones(1))
    dist.barrier()
    os._exit(0)
join(0)
x = torch.ones(1)
dist.all_reduce(x)
time.sleep(1)
dist.barrier()
_, status = os.waitpid(other, 0)
assert status == 0 and x.item() == 2
