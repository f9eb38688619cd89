"""A `barrier()` times out in the same words; the next collective times out again, or says "Application timeout caused pair closure"."""

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
waited = failed(dist.barrier)
again = failed(dist.barrier)
os.kill(other, 9)
os.waitpid(other, 0)
assert "Timed out waiting 2000ms for" in waited and "operation to complete" in waited, waited
assert "Application timeout caused pair closure" in again or "Timed out waiting 2000ms for" in again, again
