"""While the process of the other rank lives, the collective times out instead, in other words."""

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


def failed(function, *arguments):
    """Return the words in which it fails."""
    try:
        function(*arguments)
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


other = os.fork()
if other == 0:
    join(1, 2)
    time.sleep(15)
    os._exit(0)
join(0, 2)
message = failed(dist.all_reduce, torch.ones(1))
os.kill(other, 9)
os.waitpid(other, 0)
assert "Timed out waiting 2000ms" in message and "by peer" not in message, message
