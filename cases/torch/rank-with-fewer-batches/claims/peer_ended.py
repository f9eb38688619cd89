"""A rank that ended well has no error of its own, its exit code is 0; the next collective of the other one fails, and so does the one after it."""

import datetime
import os

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
    join(1)
    dist.all_reduce(torch.ones(1))
    os._exit(0)
join(0)
dist.all_reduce(torch.ones(1))
_, status = os.waitpid(other, 0)
assert status == 0
for _ in range(2):
    assert "by peer" in failed(dist.all_reduce, torch.ones(1))
