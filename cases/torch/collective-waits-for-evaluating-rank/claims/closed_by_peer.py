"""Where the process of the missing rank ended, gloo says "Connection closed by peer"."""

import datetime
import os

import torch
import torch.distributed as dist


def join(rank):
    """Enter the group of two."""
    dist.init_process_group(
        "gloo",
        init_method="file://" + os.path.abspath("group"),
        rank=rank,
        world_size=2,
        timeout=datetime.timedelta(seconds=20),
    )


other = os.fork()
if other == 0:
    join(1)
    os._exit(0)
join(0)
os.waitpid(other, 0)
try:
    dist.all_reduce(torch.ones(1))
except RuntimeError as error:
    assert "Connection closed by peer" in str(error) or "Connection reset by peer" in str(error)
else:
    raise AssertionError("nothing was raised")
