"""`monitored_barrier` of gloo names the rank that is missing."""

import datetime
import os
import time

import torch  # noqa: F401
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


def failed(function, **options):
    """Return the words in which it fails."""
    try:
        function(**options)
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


other = os.fork()
if other == 0:
    join(1)
    time.sleep(20)
    os._exit(0)
join(0)
named = failed(dist.monitored_barrier, timeout=datetime.timedelta(seconds=2))
os.kill(other, 9)
os.waitpid(other, 0)
assert "Rank 1 failed to pass monitoredBarrier in 2000 ms" in named, named
