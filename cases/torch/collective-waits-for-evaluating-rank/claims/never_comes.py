"""A rank that never comes has the same words while its process lives, of a `recv` or of a `send` operation."""

import datetime
import os
import time

import torch
import torch.distributed as dist


def join(rank):
    """Enter the group of two."""
    dist.init_process_group(
        "gloo",
        init_method="file://" + os.path.abspath("group"),
        rank=rank,
        world_size=2,
        timeout=datetime.timedelta(seconds=2),
    )


other = os.fork()
if other == 0:
    join(1)
    time.sleep(20)
    os._exit(0)
join(0)
try:
    dist.all_reduce(torch.ones(1))
except RuntimeError as error:
    message = str(error)
os.kill(other, 9)
os.waitpid(other, 0)
assert "Timed out waiting 2000ms for" in message and "operation to complete" in message, message
